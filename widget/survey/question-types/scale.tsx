import type { WidgetQuestion, WidgetStrings } from '../../../src/contract/types';
import { errorAt } from '../ui/card/error-text';
import { fill } from '../../shared/text/format';
import { Icon, ICONS } from '../ui/card/icons';
import type { FieldProps } from '../ui/view';
import { Fieldset } from '../ui/fields/Fieldset';
import { idsOf } from '../ui/fields/ids-of';
import { ANSWERING } from './answering';

/** Numbers per row in a narrow card. */
const IN_A_ROW = 6;

/** Stars, faces, or numbers, built from radio buttons, so that a scale is one tab stop and screen readers announce it correctly. */
export function ScaleField( props: FieldProps ) {
	const {
		question,
		draft: { value },
		errors,
		strings,
		act,
	} = props;
	const isStars = question.type === 'star-rating';
	const { scale = 0 } = ANSWERING[ question.type ];
	const steps = EXTENDED ? stepsOf( question, scale ) : Array.from( { length: scale }, ( _, index ) => index + 1 );
	const chosen = EXTENDED && value === null ? NaN : Number( value );
	const error = errorAt( errors, 'value', strings, strings.choose_one );
	const faces = EXTENDED && question.type === 'csat' ? strings.faces : undefined;
	const own = EXTENDED ? ownLabels( question.type, strings ) : [];
	const low = EXTENDED ? question.low ? <bdi>{ question.low }</bdi> : own[ 0 ] : ! isStars && strings.not_likely;
	const high = EXTENDED ? question.high ? <bdi>{ question.high }</bdi> : own[ 1 ] : ! isStars && strings.likely;

	return (
		<Fieldset of={ props } error={ error } isOne>
			<div
				class={ isStars ? 'stars' : EXTENDED && faces ? 'scores faces' : 'scores' }
				{ ...( EXTENDED && ! isStars && question.type !== 'nps' && { style: columnsOf( steps.length ) } ) }
			>
				{ steps.map( ( step ) => (
					<label class={ ( isStars ? step <= chosen : step === chosen ) ? 'on' : '' }>
						<input
							type="radio"
							name="value"
							checked={ step === chosen }
							aria-label={
								isStars
									? fill( strings.stars, step, scale )
									: EXTENDED && faces
										? faces[ step - 1 ]
										: undefined
							}
							aria-invalid={ !! error }
							aria-describedby={ idsOf(
								EXTENDED
									? step === steps[ 0 ]
										? low && 'low'
										: step === steps.at( -1 ) && high && 'high'
									: step === 1
										? low && 'low'
										: step === scale && high && 'high',
								error && 'error'
							) }
							onClick={ () => act.choose( { value: step } ) }
						/>
						{ isStars ? (
							<Icon path={ ICONS.star } />
						) : EXTENDED && faces ? (
							<Icon path={ `${ FACE }${ MOUTHS[ step - 1 ] ?? '' }` } size={ 36 } />
						) : (
							<span>{ step }</span>
						) }
					</label>
				) ) }
			</div>
			{ ( low || high ) && (
				<div class="ends">
					<span id="low">{ low }</span>
					<span id="high">{ high }</span>
				</div>
			) }
		</Fieldset>
	);
}

const FACE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9.5v.1M15 9.5v.1';

/** By face, the worst first. */
const MOUTHS = [ 'M8 16.5q4-5 8 0', 'M8.5 16q3.5-2.5 7 0', 'M8.5 15.3h7', 'M8.5 14.8q3.5 2.5 7 0', 'M8 14q4 5 8 0z' ];

function stepsOf( { range: [ low = 1, high ] = [] }: WidgetQuestion, scale: number ): number[] {
	return Array.from( { length: ( high ?? scale ) - low + 1 }, ( _, index ) => low + index );
}

/** Returns the labels that a type has of its own for its lowest and its highest value. */
function ownLabels( type: WidgetQuestion[ 'type' ], strings: WidgetStrings ): readonly ( string | undefined )[] {
	switch ( type ) {
		case 'nps':
			return [ strings.not_likely, strings.likely ];
		case 'csat':
			return [ strings.faces?.[ 0 ], strings.faces?.at( -1 ) ];
		case 'ces':
			return [ strings.disagree, strings.agree ];
		default:
			return [];
	}
}

/** All in one row of a wide card; in a narrow one, in as many rows as needed, of the same length. */
const columnsOf = ( count: number ): string =>
	`--wide:${ count };--narrow:${ Math.ceil( count / Math.ceil( count / IN_A_ROW ) ) }`;
