import { createBlock, registerBlockType } from '@wordpress/blocks';
import type { SurveyAttributes } from './attributes';
import { Edit } from './Edit';
import { icon } from './icon';
import { idInShortcode } from './shortcode';

const NAME = 'userfeedback/survey';

// Its name, description, attributes and supports come from the server, which reads them in block.json.
registerBlockType< SurveyAttributes >( NAME, {
	icon,
	edit: Edit,
	transforms: {
		from: [
			{
				type: 'shortcode',
				tag: 'userfeedback',
				isMatch: ( { named } ) => Number( named[ 'id' ] ) > 0,
				transform: ( { named } ) => createBlock( NAME, { surveyId: Number( named[ 'id' ] ) } ),
			},
			{
				type: 'block',
				blocks: [ 'core/shortcode' ],
				isMatch: ( { text = '' } ) => idInShortcode( text ) > 0,
				transform: ( { text = '' } ) => createBlock( NAME, { surveyId: idInShortcode( text ) } ),
			},
		],
	},
} );
