import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { aboutQuestion, comparedBy, type Comparison } from '@/features/builder/draft/logic/comparisons';
import type { When } from '@/features/builder/draft/logic/conditions';
import { sprintf } from '@/lib/labels/sprintf';
import { comparisonLabel } from './comparison-label';
import { ConditionValue } from './ConditionValue';
import './ConditionFields.scss';

interface Props {
	when: When;
	/** The possible questions, with the index of each in the survey, from 0. */
	subjects: readonly { question: FormQuestion; place: number }[];
	comparisons: ( subject: FormQuestion ) => readonly Comparison[];
	/** The part with the error. */
	wrong: 'subject' | 'compare' | 'value' | null;
	/** @param typed true per key press */
	onChange: ( when: When, typed?: boolean ) => void;
}

/** A sentence: question, comparison, answer. */
export function ConditionFields( { when, subjects, comparisons, wrong, onChange }: Props ) {
	const subject = subjects.find( ( { question } ) => question.id === when.subject )?.question;
	const isLost = when.subject !== '' && subject === undefined;
	const invalid = ( part: Props[ 'wrong' ] ) => ( wrong === part ? ( true as const ) : undefined );

	return (
		<div className="uf-when">
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				hideLabelFromVision
				label={ __( 'Question', 'userfeedback' ) }
				aria-invalid={ invalid( 'subject' ) }
				value={ when.subject }
				options={ [
					{ value: '', label: __( 'Choose a question', 'userfeedback' ), disabled: true },
					...( isLost
						? [
								{
									value: when.subject,
									label: __( 'Unavailable question', 'userfeedback' ),
								},
							]
						: [] ),
					...subjects.map( ( { question: { id, title }, place } ) => ( {
						value: id,
						label: subjectLabel( place, title ),
					} ) ),
				] }
				onChange={ ( id ) =>
					onChange( aboutQuestion( subjects.find( ( { question } ) => question.id === id )?.question ) )
				}
			/>
			{ subject && (
				<>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						hideLabelFromVision
						label={ __( 'Comparison', 'userfeedback' ) }
						aria-invalid={ invalid( 'compare' ) }
						value={ when.compare }
						options={ [
							...( when.compare === '' || ! comparisons( subject ).includes( when.compare )
								? [ { value: when.compare, label: __( 'Choose', 'userfeedback' ), disabled: true } ]
								: [] ),
							...comparisons( subject ).map( ( compare ) => ( {
								value: compare,
								label: comparisonLabel( compare, subject.type ),
							} ) ),
						] }
						onChange={ ( compare ) => onChange( comparedBy( when, subject, compare as Comparison ) ) }
					/>
					<ConditionValue
						when={ when }
						subject={ subject }
						isWrong={ wrong === 'value' }
						onChange={ ( value, typed ) => onChange( { ...when, value }, typed ) }
					/>
				</>
			) }
		</div>
	);
}

function subjectLabel( place: number, title: string ): string {
	return sprintf(
		/* translators: 1: number of a question, 2: its title */
		__( '%1$s. %2$s', 'userfeedback' ),
		formatNumber( place + 1 ),
		title.trim() === '' ? __( 'Untitled question', 'userfeedback' ) : title
	);
}
