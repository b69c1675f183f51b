import { ANSWERING } from '../../../src/contract/question-types';
import { errorAt } from '../ui/card/error-text';
import { fill } from '../../shared/text/format';
import { Icon, ICONS } from '../ui/card/icons';
import type { FieldProps } from '../ui/view';
import { Fieldset } from '../ui/fields/Fieldset';
import { idsOf } from '../ui/fields/ids-of';

/** Stars or a score, built from radio buttons, so that a scale is one tab stop and screen readers announce it correctly. */
export function ScaleField( props: FieldProps ) {
	const {
		question,
		draft: { value },
		errors,
		strings,
		act,
	} = props;
	const isStars = question.type === 'star-rating';
	const { scale: top = 0 } = ANSWERING[ question.type ];
	const chosen = Number( value );
	const error = errorAt( errors, 'value', strings, strings.choose_one );
	const low = EXTENDED && question.low ? <bdi>{ question.low }</bdi> : ! isStars && strings.not_likely;
	const high = EXTENDED && question.high ? <bdi>{ question.high }</bdi> : ! isStars && strings.likely;

	return (
		<Fieldset of={ props } error={ error } isOne>
			<div class={ isStars ? 'stars' : 'scores' }>
				{ Array.from( { length: top }, ( _, index ) => index + 1 ).map( ( step ) => (
					<label class={ ( isStars ? step <= chosen : step === chosen ) ? 'on' : '' }>
						<input
							type="radio"
							name="value"
							checked={ step === chosen }
							aria-label={ isStars ? fill( strings.stars, step, top ) : undefined }
							aria-invalid={ !! error }
							aria-describedby={ idsOf(
								step === 1 ? low && 'low' : step === top && high && 'high',
								error && 'error'
							) }
							onClick={ () => act.choose( { value: step } ) }
						/>
						{ isStars ? <Icon path={ ICONS.star } /> : <span>{ step }</span> }
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
