import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import type { Behavior } from '@/contract/types';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { formatShare } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { PER_PERCENT } from '@/lib/visibility/text';
import { RangeField } from './RangeField';

const FIELD = 'settings.behavior.spread_days';
const FIRST = 30;

/** The days over which the responses of a survey with a limit are spread. */
export function SpreadField( { behavior }: { behavior: Behavior } ) {
	const error = useBuilder( ( { errors } ) => errors[ FIELD ] );
	const shareToday = useBuilder( ( { form } ) => form.shareToday );
	const dispatch = useDispatch();
	const days = behavior.spread_days ?? null; // A draft that this browser kept may be older.
	const set = ( value: number | null ) => ( { type: 'set', path: FIELD, value } ) as const;

	return (
		<div className="uf-setting__detail uf-setting__fields" data-field={ FIELD }>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Spread responses over a number of days', 'userfeedback' ) }
				help={ __(
					'Each day, the survey shows only to as many visitors as needed to reach the limit in this time. If it takes longer, the survey then shows to your full share of visitors. While the share is below 100%, visitors whose browser may not store data don’t see the survey.',
					'userfeedback'
				) }
				checked={ days !== null }
				onChange={ ( value ) => dispatch( { type: 'done', operation: set( value ? FIRST : null ) } ) }
			/>
			{ days !== null && (
				<RangeField
					label={ __( 'Days to reach the limit', 'userfeedback' ) }
					{ ...( shareToday !== undefined && {
						help: sprintf(
							/* translators: %s: a percentage */
							__( 'Share of visitors today: %s.', 'userfeedback' ),
							formatShare( shareToday / PER_PERCENT )
						),
					} ) }
					min={ 2 }
					max={ LIMITS.SPREAD_DAYS }
					value={ days }
					onChange={ ( value ) => dispatch( { type: 'typed', operation: set( value ) } ) }
				/>
			) }
			{ error !== undefined && <p className="uf-field-error">{ error }</p> }
		</div>
	);
}
