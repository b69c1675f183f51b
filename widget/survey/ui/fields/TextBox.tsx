import type { ComponentChildren, JSX } from 'preact';
import { countCharacters, removeControlCharacters, trimText } from '../../../shared/text/text';
import { fill } from '../../../shared/text/format';
import { ErrorMessage } from './ErrorMessage';
import { idsOf } from './ids-of';

/** The share of the maximum length from which the counter is shown. */
const NEARLY = 0.8;

interface Props {
	id: string;
	label: ComponentChildren;
	isTitle?: boolean;
	type?: 'text' | 'email';
	/** Other attributes of a field with one line; only in the extended bundle. */
	more?: JSX.IntrinsicElements[ 'input' ];
	isLong?: boolean;
	text: string;
	/** Maximum characters. Longer text shows an error and isn't cut: a paste that silently loses its end is a lost answer. */
	most: number;
	isRequired?: boolean;
	placeholder?: string;
	autoComplete?: string;
	/** A line below the label. */
	help?: string | undefined;
	error: string | undefined;
	onText: ( text: string ) => void;
}

/** A text field with its label, its error, and a counter if it may be long. */
export function TextBox( props: Props ) {
	const {
		id,
		label,
		isTitle,
		type = 'text',
		isLong,
		text,
		most,
		isRequired,
		placeholder,
		autoComplete,
		help,
		error,
	} = props;
	const length = countCharacters( trimText( removeControlCharacters( text ) ) );
	const isCounted = length >= most * NEARLY;
	const shared = {
		id,
		dir: type === 'email' ? 'ltr' : 'auto',
		value: text,
		required: !! isRequired,
		placeholder,
		'aria-invalid': !! error, // Else browsers call an untouched required field invalid.
		'aria-describedby': idsOf( EXTENDED && help && 'help', error && `${ id }-error`, isCounted && `${ id }-count` ),
		onInput: ( { currentTarget }: { currentTarget: { value: string } } ) => props.onText( currentTarget.value ),
	} as const;

	return (
		<div class="text">
			<label for={ id } class={ isTitle ? 'title' : 'label' }>
				{ label }
			</label>
			{ EXTENDED && help && (
				<p id="help">
					<bdi>{ help }</bdi>
				</p>
			) }
			{ isLong ? (
				<textarea { ...shared } />
			) : (
				<input
					type={ type }
					autoComplete={ autoComplete ?? 'off' }
					{ ...shared }
					{ ...( EXTENDED && props.more ) }
				/>
			) }
			{ isCounted && (
				<p id={ `${ id }-count` } class={ length > most ? 'count over' : 'count' }>
					{ length }/{ most }
				</p>
			) }
			<ErrorMessage id={ `${ id }-error` } text={ error && fill( error, length, most ) } />
		</div>
	);
}
