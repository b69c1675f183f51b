import { CheckboxControl, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Question } from '@/contract/types';
import { LIMITS } from '@/contract/limits';
import { formatNumber } from '@/lib/format';

interface ChosenProps {
	question: Question;
	values: string[];
	onChange: ( values: string[] ) => void;
}

export function ChosenOptions( { question, values, onChange }: ChosenProps ) {
	return (
		<fieldset className="uf-asked__values">
			<legend className="screen-reader-text">{ question.title }</legend>
			{ question.config.options.map( ( option ) => {
				const label = typeof option === 'string' ? option : option.label;
				return (
					<CheckboxControl
						key={ label }
						__nextHasNoMarginBottom
						label={ label }
						checked={ values.includes( label ) }
						onChange={ ( isChosen ) =>
							onChange( isChosen ? [ ...values, label ] : values.filter( ( other ) => other !== label ) )
						}
					/>
				);
			} ) }
		</fieldset>
	);
}

interface ScoreProps {
	most: number;
	min: number;
	max: number;
	onChange: ( scores: readonly [ number, number ] ) => void;
}

export function ScoreRange( { most, min, max, onChange }: ScoreProps ) {
	const options = Array.from( { length: most }, ( _, place ) => ( {
		value: String( place + 1 ),
		label: formatNumber( place + 1 ),
	} ) );
	return (
		<div className="uf-asked__scores">
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'From', 'userfeedback' ) }
				value={ String( min ) }
				options={ options }
				onChange={ ( score ) => onChange( [ Number( score ), max ] ) }
			/>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'To', 'userfeedback' ) }
				value={ String( max ) }
				options={ options }
				onChange={ ( score ) => onChange( [ min, Number( score ) ] ) }
			/>
		</div>
	);
}

export function TypedText( { text, onChange }: { text: string; onChange: ( text: string ) => void } ) {
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Text', 'userfeedback' ) }
			help={ __( 'Searches the 20,000 most recent answers.', 'userfeedback' ) }
			maxLength={ LIMITS.TEXT }
			value={ text }
			onChange={ onChange }
		/>
	);
}
