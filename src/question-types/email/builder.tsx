import { __ } from '@wordpress/i18n';
import { QuestionSwitch } from '@/features/builder/questions/editor/QuestionSwitch';
import type { BuilderParts } from '../builder';

export const email: BuilderParts = {
	Settings: ( { question } ) => (
		<QuestionSwitch
			question={ question }
			path="config.include_name"
			label={ __( 'Ask for first name', 'userfeedback' ) }
			help={ __( 'Visitors can add their first name next to their email address.', 'userfeedback' ) }
		/>
	),
};
