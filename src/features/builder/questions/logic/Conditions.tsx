import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { errorsOfList, type FieldErrors } from '@/features/builder/draft/validation/field-errors';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { withConditions } from '@/features/builder/draft/logic/logic-edits';
import { ConditionRows } from './ConditionRows';

interface Props {
	question: FormQuestion;
	subjects: readonly FormQuestion[];
	/** By path in the question. */
	errors: FieldErrors;
}

export function Conditions( { question: { id, logic }, subjects, errors }: Props ) {
	const dispatch = useDispatch();

	return (
		<fieldset className="uf-conditions">
			<legend className="screen-reader-text">{ __( 'Conditions', 'userfeedback' ) }</legend>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				hideLabelFromVision
				label={ __( 'Show or hide', 'userfeedback' ) }
				data-field={ fieldName( { question: id }, 'logic.action' ) }
				value={ logic.action }
				options={ [
					{ value: 'show', label: __( 'Show this question when all of these are true', 'userfeedback' ) },
					{ value: 'hide', label: __( 'Hide this question when all of these are true', 'userfeedback' ) },
				] }
				onChange={ ( value ) =>
					dispatch( {
						type: 'done',
						operation: {
							type: 'set',
							question: id,
							path: 'logic.action',
							value: value === 'hide' ? 'hide' : 'show',
						},
					} )
				}
			/>
			<ConditionRows
				conditions={ logic.conditions }
				subjects={ subjects }
				field={ fieldName( { question: id }, 'logic.conditions' ) }
				whole={ fieldName( { question: id }, 'logic' ) }
				errors={ errorsOfList( errors, 'logic.conditions' ) }
				onChange={ ( conditions ) =>
					dispatch( {
						type: 'done',
						operation: {
							type: 'set',
							question: id,
							path: 'logic',
							value: withConditions( logic, conditions ),
						},
					} )
				}
			/>
		</fieldset>
	);
}
