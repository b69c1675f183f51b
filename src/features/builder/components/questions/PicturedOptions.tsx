import { BaseControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { QuestionForm } from '@/features/builder/model/question-form';

interface Props {
	question: QuestionForm;
	error: string | undefined;
}

/** Options with an image or an icon, to be looked at: they are saved as they were loaded. */
export function PicturedOptions( { question, error }: Props ) {
	return (
		<div className="uf-options">
			<BaseControl.VisualLabel>{ __( 'Options', 'userfeedback' ) }</BaseControl.VisualLabel>
			<ul>
				{ question.options.map( ( label, index ) => (
					<li key={ index }>{ label }</li>
				) ) }
			</ul>
			{ error !== undefined && <p className="uf-field-error">{ error }</p> }
		</div>
	);
}
