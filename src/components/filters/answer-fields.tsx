import { useQuery } from '@tanstack/react-query';
import { CheckboxControl, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import type { Question } from '@/contract/types';
import { LIMITS } from '@/contract/limits';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { removedOptions } from './get-filter-choices';

interface ChosenProps {
	surveyId: number;
	question: Question;
	values: string[];
	onChange: ( values: string[] ) => void;
}

/** The options of today, and those of earlier that somebody chose. */
export function ChosenOptions( { surveyId, question, values, onChange }: ChosenProps ) {
	const { data: removed = [], error } = useQuery( removedOptions( surveyId, question.id ) );
	const current = question.config.options.map( ( option ) => ( typeof option === 'string' ? option : option.label ) );
	return (
		<fieldset className="uf-asked__values">
			<legend className="screen-reader-text">{ question.title }</legend>
			{ [ ...current, ...removed ].map( ( option, place ) => (
				<CheckboxControl
					key={ option }
					__nextHasNoMarginBottom
					label={
						place < current.length
							? option
							: /* translators: %s: an answer that is no longer an option of the question */
								sprintf( __( '%s (removed)', 'userfeedback' ), option )
					}
					checked={ values.includes( option ) }
					onChange={ ( isChosen ) =>
						onChange( isChosen ? [ ...values, option ] : values.filter( ( other ) => other !== option ) )
					}
				/>
			) ) }
			{ error && <ErrorMessage error={ error } /> }
		</fieldset>
	);
}

interface ScoreProps {
	scores: readonly number[];
	min: number;
	max: number;
	onChange: ( scores: readonly [ number, number ] ) => void;
}

export function ScoreRange( { scores, min, max, onChange }: ScoreProps ) {
	const options = scores.map( ( score ) => ( { value: String( score ), label: formatNumber( score ) } ) );
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

/** Both ends of a range of any numbers. */
export function TypedRange( { min, max, onChange }: Omit< ScoreProps, 'scores' > ) {
	const shared = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true, type: 'number', step: 1 } as const;
	return (
		<div className="uf-asked__scores">
			<TextControl
				{ ...shared }
				label={ __( 'From', 'userfeedback' ) }
				value={ min }
				onChange={ ( typed ) => onChange( [ Math.round( Number( typed ) ), max ] ) }
			/>
			<TextControl
				{ ...shared }
				label={ __( 'To', 'userfeedback' ) }
				value={ max }
				onChange={ ( typed ) => onChange( [ min, Math.round( Number( typed ) ) ] ) }
			/>
		</div>
	);
}

interface DateProps {
	from: string;
	to: string;
	onChange: ( dates: readonly [ string, string ] ) => void;
}

/** Both ends of a range of dates. */
export function DateRange( { from, to, onChange }: DateProps ) {
	const shared = {
		__nextHasNoMarginBottom: true,
		__next40pxDefaultSize: true,
		type: 'date',
		min: LIMITS.FIRST_DATE,
		max: LIMITS.LAST_DATE,
	} as const;
	return (
		<div className="uf-asked__scores">
			<TextControl
				{ ...shared }
				label={ __( 'From', 'userfeedback' ) }
				value={ from }
				onChange={ ( typed ) => onChange( [ typed, to ] ) }
			/>
			<TextControl
				{ ...shared }
				label={ __( 'To', 'userfeedback' ) }
				value={ to }
				onChange={ ( typed ) => onChange( [ from, typed ] ) }
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
