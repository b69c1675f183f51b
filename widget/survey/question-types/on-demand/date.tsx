import type { SubmittedAnswer, WidgetQuestion } from '../../../../src/contract/types';
import { LIMITS } from '../../../../src/contract/limits';
import { fill } from '../../../shared/text/format';
import { errorAt } from '../../ui/card/error-text';
import { TextBox } from '../../ui/fields/TextBox';
import { Title } from '../../ui/fields/Title';
import type { FieldProps } from '../../ui/view';
import { addType } from '../add-type';

type Value = SubmittedAnswer[ 'value' ];

/** In place of a date with an empty part, because browsers say then that nothing was typed. */
const INCOMPLETE = '-';

const limitsOf = ( { dates }: WidgetQuestion ): string[] => dates ?? [ LIMITS.FIRST_DATE, LIMITS.LAST_DATE ];

/** A date in the browser's own field. */
function DateField( props: FieldProps ) {
	const { question, draft, errors, strings, act } = props;
	const { value } = draft;
	const [ min = '', max = '' ] = limitsOf( question );
	const texts: Record< string, string | undefined > = {
		date: strings.date,
		min_date: fill( strings.min_date ?? '', written( min ) ),
		max_date: fill( strings.max_date ?? '', written( max ) ),
	};
	const error = errorAt( errors, 'value', strings );
	const take = ( { currentTarget }: { currentTarget: HTMLInputElement } ) => {
		const typed = currentTarget.validity.badInput ? INCOMPLETE : currentTarget.value || null;
		if ( typed !== value ) {
			act.edit( { value: typed } );
		}
	};
	return (
		<TextBox
			id="value"
			label={ <Title { ...props } /> }
			isTitle
			text={ value === INCOMPLETE ? '' : String( value ?? '' ) }
			most={ Infinity }
			isRequired={ question.required }
			help={ question.help }
			error={ error && ( texts[ error ] ?? error ) }
			onText={ ( text ) => act.edit( { value: text } ) }
			more={ {
				type: 'date',
				dir: undefined,
				min,
				max,
				key: question.id,
				onInput: take,
				onKeyUp: take,
				onBlur: take,
			} }
		/>
	);
}

/** False for days that a month lacks, too. */
function isDate( value: Value ): value is string {
	const date = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test( value ) && new Date( value );
	return !! date && Number( date ) === Number( date ) && date.toISOString().startsWith( value );
}

/** Returns a date as the page's language writes it. */
function written( date: string ): string {
	try {
		return new Intl.DateTimeFormat( document.documentElement.lang || 'en', {
			dateStyle: 'medium',
			timeZone: 'UTC',
		} ).format( new Date( date ) );
	} catch {
		return date;
	}
}

addType( 'date', DateField, '', {
	read: ( value ) => value,
	fault: ( value, question ) => {
		const [ min = '', max = '' ] = limitsOf( question );
		return value === null
			? null
			: ! isDate( value )
				? 'date'
				: value < min
					? 'min_date'
					: value > max && 'max_date';
	},
} );
