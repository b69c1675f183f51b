import { registerBlockType } from '@wordpress/blocks';
import { Edit } from './Edit';
import { icon } from './icon';

/** As assets/blocks/results/block.json declares them, which the server reads. */
export interface ResultsAttributes {
	/** Token of the link whose results it shows; empty until one is chosen. */
	token: string;
}

registerBlockType< ResultsAttributes >( 'userfeedback/results', { icon, edit: Edit } );
