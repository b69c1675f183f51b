import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES } from '@/contract/question-types';
import type { QuotaCondition } from '@/contract/types';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { comparedBy, type Comparison } from '@/features/builder/draft/logic/comparisons';
import { whenIn } from '@/features/builder/draft/logic/logic-edits';
import {
	aboutSubject,
	isVisitSubject,
	quotaCondition,
	VISIT_COMPARISONS,
} from '@/features/builder/draft/logic/quota-edits';
import { comparisonLabel } from '@/features/builder/questions/logic/comparison-label';
import { ConditionValue } from '@/features/builder/questions/logic/ConditionValue';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { deviceLabel } from '@/lib/labels/device-label';
import { DEVICES } from '@/lib/visibility/devices';
import '@/features/builder/questions/logic/ConditionFields.scss';

interface Props {
	condition: QuotaCondition;
	subjects: readonly FormQuestion[];
	isWrong: ( part: 'question_id' | 'compare' | 'value' ) => boolean;
	/** @param isTyped true per key press */
	onChange: ( condition: QuotaCondition, isTyped?: boolean ) => void;
}

/** A sentence: what it is about, comparison, value. */
export function QuotaConditionFields( { condition, subjects, isWrong, onChange }: Props ) {
	const { question_id: id, compare } = condition;
	const when = whenIn( condition );
	const question = subjects.find( ( subject ) => subject.id === id );
	const comparisons: readonly Comparison[] = isVisitSubject( id )
		? VISIT_COMPARISONS[ id ]
		: question
			? QUESTION_TYPES[ question.type ].comparisons
			: [];
	const invalid = ( part: 'question_id' | 'compare' ) => ( isWrong( part ) ? ( true as const ) : undefined );

	return (
		<div className="uf-when">
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				hideLabelFromVision
				label={ __( 'Condition on', 'userfeedback' ) }
				aria-invalid={ invalid( 'question_id' ) }
				value={ id }
				onChange={ ( chosen ) =>
					onChange(
						aboutSubject(
							chosen,
							subjects.find( ( subject ) => subject.id === chosen )
						)
					)
				}
			>
				<option value="" disabled>
					{ __( 'Choose what it depends on', 'userfeedback' ) }
				</option>
				{ id !== '' && comparisons.length === 0 && (
					<option value={ id }>{ __( 'Unavailable question', 'userfeedback' ) }</option>
				) }
				<optgroup label={ __( 'Visit', 'userfeedback' ) }>
					<option value="device">{ __( 'Device', 'userfeedback' ) }</option>
					<option value="language">{ __( 'Language of the page', 'userfeedback' ) }</option>
					<option value="path">{ __( 'Path of the page', 'userfeedback' ) }</option>
				</optgroup>
				{ subjects.length > 0 && (
					<optgroup label={ __( 'Answer', 'userfeedback' ) }>
						{ subjects.map( ( subject ) => (
							<option value={ subject.id } key={ subject.id }>
								{ subject.title.trim() === ''
									? __( 'Untitled question', 'userfeedback' )
									: subject.title }
							</option>
						) ) }
					</optgroup>
				) }
			</SelectControl>
			{ comparisons.length > 0 && (
				<>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						hideLabelFromVision
						label={ __( 'Comparison', 'userfeedback' ) }
						aria-invalid={ invalid( 'compare' ) }
						value={ compare }
						options={ comparisons.map( ( value ) => ( {
							value,
							label: comparisonLabel( value, question?.type ),
						} ) ) }
						onChange={ ( chosen ) =>
							onChange( quotaCondition( comparedBy( when, question, chosen as Comparison ) ) )
						}
					/>
					{ question ? (
						<ConditionValue
							when={ when }
							subject={ question }
							isWrong={ isWrong( 'value' ) }
							onChange={ ( value, isTyped ) => onChange( { ...condition, value }, isTyped ) }
						/>
					) : (
						<VisitValue
							condition={ condition }
							isWrong={ isWrong( 'value' ) }
							onChange={ ( value, isTyped ) => onChange( { ...condition, value }, isTyped ) }
						/>
					) }
				</>
			) }
		</div>
	);
}

interface VisitValueProps {
	condition: QuotaCondition;
	isWrong: boolean;
	onChange: ( value: string, isTyped?: boolean ) => void;
}

function VisitValue( { condition: { question_id: subject, value }, isWrong, onChange }: VisitValueProps ) {
	const dispatch = useDispatch();
	const invalid = isWrong ? ( true as const ) : undefined;

	return subject === 'device' ? (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			hideLabelFromVision
			label={ __( 'Device', 'userfeedback' ) }
			aria-invalid={ invalid }
			value={ String( value ) }
			options={ DEVICES.map( ( device ) => ( { value: device, label: deviceLabel( device ) } ) ) }
			onChange={ ( chosen ) => onChange( chosen ) }
		/>
	) : (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			hideLabelFromVision
			label={
				subject === 'language'
					? __( 'Code of a language', 'userfeedback' )
					: __( 'Path of a page', 'userfeedback' )
			}
			placeholder={ subject === 'language' ? 'de' : '/shop/' }
			aria-invalid={ invalid }
			dir="ltr"
			maxLength={ LIMITS.CONDITION_VALUE }
			value={ String( value ) }
			onChange={ ( text ) => onChange( text, true ) }
			onBlur={ () => dispatch( { type: 'field-left' } ) }
		/>
	);
}
