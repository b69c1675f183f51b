import { __ } from '@wordpress/i18n';
import type { BuilderParts } from '../builder';
import { Rows } from '../matrix/builder';

export const ranking: BuilderParts = {
	Rows: ( props ) => (
		<Rows
			{ ...props }
			name={ __( 'Items', 'userfeedback' ) }
			/* translators: %s: number of an item */
			label={ __( 'Item %s', 'userfeedback' ) }
			/* translators: %s: number of an item */
			removeLabel={ __( 'Remove item %s', 'userfeedback' ) }
			addLabel={ __( 'Add item', 'userfeedback' ) }
			least={ 2 }
		/>
	),
};
