import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { switched } from '@/features/builder/draft/logic/logic-edits';
import { logicSubjects, questionsBefore } from '@/features/builder/draft/logic/conditions';
import { Conditions } from './Conditions';

interface Props {
	question: FormQuestion;
	/** By path in the question. */
	errors: FieldErrors;
}

/** Conditions for asking a question, based on earlier answers. */
export function LogicTab( { question, errors }: Props ) {
	const draft = useBuilder( ( { form } ) => form.draft );
	const dispatch = useDispatch();
	const subjects = logicSubjects( questionsBefore( draft, question.id ) );
	const { logic } = question;

	return (
		<div className="uf-stack" data-field={ fieldName( { question: question.id }, 'logic' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Enable logic', 'userfeedback' ) }
				help={
					subjects.length === 0
						? noSubjectText()
						: __( 'Show or hide this question based on earlier answers.', 'userfeedback' )
				}
				disabled={ subjects.length === 0 && ! logic.enabled }
				checked={ logic.enabled }
				onChange={ ( enabled ) =>
					dispatch( {
						type: 'done',
						operation: {
							type: 'set',
							question: question.id,
							path: 'logic',
							value: switched( logic, enabled, subjects ),
						},
					} )
				}
			/>
			{ logic.enabled && <Conditions question={ question } subjects={ subjects } errors={ errors } /> }
		</div>
	);
}

function noSubjectText(): string {
	return IN_EDITION[ 'extra-question-types' ]
		? __(
				'Logic needs an earlier question. Add a radio button, checkbox, star rating, or Net Promoter Score question above this one.',
				'userfeedback'
			)
		: __(
				'Logic needs an earlier question. Add a radio button or checkbox question above this one.',
				'userfeedback'
			);
}
