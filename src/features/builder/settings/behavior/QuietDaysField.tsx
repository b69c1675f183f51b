import { __, _n } from '@wordpress/i18n';
import { LockedRadio } from '@/components/ui/upgrade/LockedRadio';
import { LIMITS } from '@/contract/limits';
import type { Behavior } from '@/contract/types';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { RangeField } from './RangeField';

const FIELD = 'settings.behavior.quiet';
const DAYS = 'settings.behavior.quiet_days';

/** Whether the survey waits after other pop-up surveys, or only after itself. */
export function QuietDaysField( { behavior }: { behavior: Pick< Behavior, 'quiet' | 'quiet_days' > } ) {
	const error = useBuilder( ( { errors } ) => errors[ FIELD ] ?? errors[ DAYS ] );
	const dispatch = useDispatch();
	const { quiet_days: siteDays } = useSite();

	return (
		<div className="uf-setting" data-field={ FIELD }>
			<LockedRadio
				label={ __( 'Quiet days', 'userfeedback' ) }
				help={ __(
					'Days without this survey after a visitor has seen a pop-up survey. Embedded surveys always show.',
					'userfeedback'
				) }
				needs={ { feature: 'behavior', name: __( 'Quiet Days', 'userfeedback' ) } }
				selected={ behavior.quiet }
				options={ [
					{ value: 'site', label: siteText( siteDays ) },
					{ value: 'none', label: __( 'Ignore quiet days', 'userfeedback' ) },
					{ value: 'own', label: __( 'Count only from this survey’s own last display', 'userfeedback' ) },
				] }
				onChange={ ( value ) => dispatch( { type: 'done', operation: { type: 'set', path: FIELD, value } } ) }
			/>
			{ behavior.quiet === 'own' && (
				<div className="uf-setting__detail" data-field={ DAYS }>
					<RangeField
						label={ __( 'Days between two displays', 'userfeedback' ) }
						help={ __( 'Other surveys don’t count.', 'userfeedback' ) }
						min={ 1 }
						max={ LIMITS.QUIET_DAYS }
						value={ behavior.quiet_days }
						onChange={ ( value ) =>
							dispatch( { type: 'typed', operation: { type: 'set', path: DAYS, value } } )
						}
					/>
				</div>
			) }
			{ error !== undefined && <p className="uf-field-error">{ error }</p> }
		</div>
	);
}

function siteText( days: number ): string {
	return days === 0
		? __( 'Follow the site’s quiet days (none are set)', 'userfeedback' )
		: sprintf(
				/* translators: %s: a number */
				_n(
					'Follow the site’s quiet days (%s day after any pop-up survey)',
					'Follow the site’s quiet days (%s days after any pop-up survey)',
					days,
					'userfeedback'
				),
				formatNumber( days )
			);
}
