import { lengthOf, storable, tidy } from '../../flow/text';

interface Props {
	id: string;
	label: string;
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
	const described = [ error && `${ id }-error`, isLong && `${ id }-count` ].filter( Boolean ).join( ' ' );
	const shared = {
		id,
		value: text,
		required: isRequired ?? false,
		placeholder,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': described || undefined,
		onInput: ( { currentTarget }: { currentTarget: { value: string } } ) => props.onText( currentTarget.value ),
	} as const;

	return (
		<div class="text">
			<label for={ id } class={ isTitle ? 'title' : 'label' }>
				{ label }
			</label>
			{ isLong ? (
				<textarea rows={ 4 } { ...shared } />
			) : (
				<input type={ type } autoComplete={ autoComplete ?? 'off' } { ...shared } />
			) }
			{ isLong && (
				<p id={ `${ id }-count` } class={ length > most ? 'count over' : 'count' }>
					{ length }/{ most }
				</p>
			) }
			{ error && (
				<p id={ `${ id }-error` } class="error">
					{ error }
				</p>
			) }
		</div>
	);
}
