import { errorAt } from '../../ui/card/error-text';
import { ErrorMessage } from '../../ui/fields/ErrorMessage';
import { idsOf } from '../../ui/fields/ids-of';
import { Title } from '../../ui/fields/Title';
import type { FieldProps } from '../../ui/view';
import { addType } from '../add-type';
import css from './slider.css';

/** A slider. It has no value until the visitor moves or presses it, so that its first position isn't an answer. */
function SliderField( props: FieldProps ) {
	const { question, draft, errors, strings, act } = props;
	const { help, low, high, range: [ min = 0, max = 100, step = 1 ] = [] } = question;
	const { value } = draft;
	const isUnset = value === null;
	const middle = min + step * Math.round( ( max - min ) / step / 2 );
	const error = errorAt( errors, 'value', strings );
	const take = ( { currentTarget }: { currentTarget: HTMLInputElement } ) =>
		act.edit( { value: currentTarget.valueAsNumber } );

	return (
		<div class="slider">
			<label for="value" class="title">
				<Title { ...props } />
				{ question.required && <span class="unseen"> { strings.needed }</span> }
			</label>
			{ help && (
				<p id="help">
					<bdi>{ help }</bdi>
				</p>
			) }
			<p aria-hidden="true">{ isUnset ? strings.no_value : <bdi>{ value }</bdi> }</p>
			<input
				key={ question.id }
				id="value"
				type="range"
				class={ isUnset ? 'unset' : '' }
				min={ min }
				max={ max }
				step={ step }
				value={ String( value ?? middle ) }
				aria-valuetext={ isUnset ? strings.no_value : undefined }
				aria-invalid={ !! error }
				aria-describedby={ idsOf( help && 'help', low && 'low', high && 'high', error && 'error' ) }
				onInput={ take }
				onClick={ take }
				onKeyDown={ ( event ) => event.key === ' ' && take( event ) }
			/>
			{ ( low || high ) && (
				<div class="ends">
					<bdi id="low">{ low }</bdi>
					<bdi id="high">{ high }</bdi>
				</div>
			) }
			<ErrorMessage id="error" text={ error } />
		</div>
	);
}

addType( 'slider', SliderField, css );
