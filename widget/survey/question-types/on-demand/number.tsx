import { fill } from '../../../shared/text/format';
import { errorAt } from '../../ui/card/error-text';
import { TextBox } from '../../ui/fields/TextBox';
import { Title } from '../../ui/fields/Title';
import type { FieldProps } from '../../ui/view';
import { addType } from '../add-type';

const MOST = 40;

/** A typed whole number. */
function NumberField( props: FieldProps ) {
	const { question, draft, errors, strings, act } = props;
	const [ min = -Infinity, max = Infinity ] = question.range ?? [];
	const texts: Record< string, string | undefined > = {
		number: strings.number,
		too_low: fill( strings.too_low ?? '', min ),
		too_high: fill( strings.too_high ?? '', max ),
	};
	const error = errorAt( errors, 'value', strings );
	return (
		<TextBox
			id="value"
			label={ <Title { ...props } /> }
			isTitle
			more={ { inputMode: min < 0 ? 'text' : 'numeric' } }
			text={ String( draft.value ?? '' ) }
			most={ MOST }
			isRequired={ question.required }
			help={ question.help }
			error={ error && ( texts[ error ] ?? error ) }
			onText={ ( text ) => act.edit( { value: text } ) }
		/>
	);
}

function numberIn( text: string ): number | undefined {
	const plain = text
		.replace( /\p{Nd}/gu, digit )
		.replace( /[\s'’٬\u200e\u200f\u061c]/g, '' )
		.replace( '−', '-' );
	const separator = groupSeparator();
	// Two groups can't be a decimal number; one can, unless the page's language writes it so.
	const isGrouped =
		/^[-+]?\d{1,3}(([.,])\d{3})(\2\d{3})+$/.test( plain ) ||
		( /^[-+]?\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/.test( plain ) &&
			! plain.split( separator ).join( '' ).match( /[.,]/ ) );
	const digits = isGrouped ? plain.replace( /[.,]/g, '' ) : plain;
	return /^[-+]?\d{1,15}$/.test( digits ) ? Number( digits ) : undefined;
}

/** Returns the value of a digit of any script: each has its ten digits in a row. */
function digit( character: string ): string {
	const code = character.codePointAt( 0 ) ?? 0;
	let value = 0;
	while ( /\p{Nd}/u.test( String.fromCodePoint( code - value - 1 ) ) ) {
		value++;
	}
	return String( value % 10 );
}

function groupSeparator(): string {
	try {
		return (
			new Intl.NumberFormat( document.documentElement.lang || 'en' )
				.formatToParts( 12345678 )
				.find( ( { type } ) => type === 'group' )?.value ?? ','
		);
	} catch {
		return ',';
	}
}

addType( 'number', NumberField, '', {
	/** Returns the number that a text states; the text itself if it states none, or could mean several. */
	read: ( value ) => ( typeof value === 'string' ? ( numberIn( value ) ?? value ) : value ),
	fault: ( value, { range: [ min = -Infinity, max = Infinity ] = [] } ) =>
		value === null
			? null
			: typeof value !== 'number'
				? 'number'
				: value < min
					? 'too_low'
					: value > max && 'too_high',
} );
