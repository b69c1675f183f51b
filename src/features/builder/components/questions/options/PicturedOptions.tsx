import { BaseControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldErrors } from '@/features/builder/model/errors/field-errors';
import type { FormQuestion } from '@/features/builder/model/form/draft';
import { OptionErrors } from './OptionErrors';

interface Props {
	question: FormQuestion;
	errors: FieldErrors;
}

/** Options with an image or an icon, to be looked at: they are saved as they were loaded. */
export function PicturedOptions( { question, errors }: Props ) {
	return (
		<div className="uf-options">
			<BaseControl.VisualLabel>{ __( 'Options', 'userfeedback' ) }</BaseControl.VisualLabel>
			<ul>
				{ question.config.options.map( ( { id, label } ) => (
					<li key={ id }>{ label }</li>
				) ) }
			</ul>
			<OptionErrors errors={ errors } />
		</div>
	);
}
