import { CheckboxControl, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { formatNumber } from '@/lib/format';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { type Answer, answersOf, severalIn, valueKind } from '@/features/builder/draft/logic/comparisons';
import type { When } from '@/features/builder/draft/logic/conditions';
import { TYPES } from '@/question-types/types';

interface Props {
	when: When;
	subject: FormQuestion;
	isWrong: boolean;
	onChange: ( value: When[ 'value' ], typed?: boolean ) => void;
}

/** The value to compare an answer with: one option, several options, or text. */
export function ConditionValue( { when, subject, isWrong, onChange }: Props ) {
	const dispatch = useDispatch();
	const answers = answersOf( subject );
	const label = __( 'Answer', 'userfeedback' );
	const invalid = isWrong ? ( true as const ) : undefined;

	switch ( valueKind( subject, when.compare ) ) {
		case 'typed':
			return (
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					hideLabelFromVision
					label={ label }
					placeholder={ label }
					aria-invalid={ invalid }
					type={ TYPES[ subject.type ].isDate ? 'date' : 'text' }
					maxLength={ LIMITS.CONDITION_VALUE }
					value={ severalIn( when )[ 0 ] ?? '' }
					onChange={ ( value ) => onChange( value, true ) }
					onBlur={ () => dispatch( { type: 'field-left' } ) }
				/>
			);
		case 'several':
			return (
				<fieldset className={ `uf-when__several ${ isWrong ? 'is-wrong' : '' }` }>
					<legend className="screen-reader-text">{ label }</legend>
					{ answers.map( ( answer ) => (
						<CheckboxControl
							__nextHasNoMarginBottom
							key={ answer }
							label={ String( answer ) }
							checked={ severalIn( when ).includes( String( answer ) ) }
							onChange={ ( isOn ) => onChange( withAnswer( when, answers, answer, isOn ) ) }
						/>
					) ) }
				</fieldset>
			);
		case 'one': {
			const [ chosen = '' ] = severalIn( when );
			const isKnown = answers.some( ( answer ) => String( answer ) === chosen );
			return (
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					hideLabelFromVision
					label={ label }
					aria-invalid={ invalid }
					value={ chosen }
					options={ [
						...( isKnown ? [] : [ { value: chosen, label: unknownLabel( chosen ), disabled: true } ] ),
						...answers.map( ( answer ) => ( { value: String( answer ), label: answerLabel( answer ) } ) ),
					] }
					onChange={ ( value ) =>
						onChange( answers.find( ( answer ) => String( answer ) === value ) ?? value )
					}
				/>
			);
		}
	}
}

/** Keeps the order of the options, whatever the order of clicks. */
function withAnswer( when: When, answers: readonly Answer[], answer: Answer, isOn: boolean ): string[] {
	const ticked = severalIn( when );
	return answers
		.map( String )
		.filter( ( label ) => ( label === String( answer ) ? isOn : ticked.includes( label ) ) );
}

function unknownLabel( chosen: string ): string {
	return chosen === '' ? __( 'Choose an answer', 'userfeedback' ) : chosen;
}

function answerLabel( answer: Answer ): string {
	return typeof answer === 'number' ? formatNumber( answer ) : answer;
}
