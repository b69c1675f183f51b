import type { ComponentChildren } from 'preact';
import { lengthOf, storable, tidy } from '../../flow/text';
import { fill } from '../card/format';
import { Fault } from './Fault';

/** The part of the most characters from which on the visitor is told how many there are. */
const NEARLY = 0.8;

interface Props {
	id: string;
	label: ComponentChildren;
	isTitle?: boolean;
	type?: 'text' | 'email';
	isLong?: boolean;
	text: string;
	/** Most characters. What is too long is said, not cut: a paste that silently loses its end is a lost answer. */
	most: number;
	isRequired?: boolean;
	placeholder?: string;
	autoComplete?: string;
	error: string | undefined;
	onText: ( text: string ) => void;
}

/** One typed text with its label, its fault and, where it may be long, its counter. */
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
		error,
	} = props;
	const length = lengthOf( tidy( storable( text ) ) );
	const isCounted = length >= most * NEARLY;
	const described = [ error && `${ id }-error`, isCounted && `${ id }-count` ].filter( Boolean ).join( ' ' );
	const shared = {
		id,
		dir: type === 'email' ? 'ltr' : 'auto',
		value: text,
		required: isRequired ?? false,
		placeholder,
		'aria-invalid': !! error, // Else browsers call a required field invalid before anything was typed.
		'aria-describedby': described || undefined,
		onInput: ( { currentTarget }: { currentTarget: { value: string } } ) => props.onText( currentTarget.value ),
	} as const;

	return (
		<div class="text">
			<label for={ id } class={ isTitle ? 'title' : 'label' }>
				{ label }
			</label>
			{ isLong ? (
				<textarea { ...shared } />
			) : (
				<input type={ type } autoComplete={ autoComplete ?? 'off' } { ...shared } />
			) }
			{ isCounted && (
				<p id={ `${ id }-count` } class={ length > most ? 'count over' : 'count' }>
					{ length }/{ most }
				</p>
			) }
			<Fault id={ `${ id }-error` } text={ error && fill( error, length, most ) } />
		</div>
	);
}
