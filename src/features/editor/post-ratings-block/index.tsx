import { createBlock, registerBlockType } from '@wordpress/blocks';
import { Edit } from './Edit';
import { icon } from './icon';
import { isRatings } from './shortcode';

const NAME = 'userfeedback/post-ratings';

// Its name, description, attributes and supports come from the server, which reads them in block.json.
registerBlockType( NAME, {
	icon,
	edit: Edit,
	transforms: {
		from: [
			{
				type: 'shortcode',
				tag: 'userfeedback-post-ratings',
				isMatch: ( { named } ) => named[ 'id' ] === undefined, // One for another post stays a shortcode.
				transform: () => createBlock( NAME, {} ),
			},
			{
				type: 'block',
				blocks: [ 'core/shortcode' ],
				isMatch: ( { text = '' } ) => isRatings( text ),
				transform: () => createBlock( NAME, {} ),
			},
		],
	},
} );
