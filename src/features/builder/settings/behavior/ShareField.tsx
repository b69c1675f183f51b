import { __ } from '@wordpress/i18n';
import { LockedRadio } from '@/components/ui/upgrade/LockedRadio';
import { LIMITS } from '@/contract/limits';
import type { Behavior } from '@/contract/types';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { PER_PERCENT } from '@/lib/visibility/text';
import { RangeField } from './RangeField';

const FIELD = 'settings.behavior.share';
const TENTH = 100;

/** The percentage of visitors who can see the survey. */
export function ShareField( { behavior: { share } }: { behavior: Pick< Behavior, 'share' > } ) {
	const error = useBuilder( ( { errors } ) => errors[ FIELD ] );
	const dispatch = useDispatch();
	const set = ( value: number ) => ( { type: 'set', path: FIELD, value } ) as const;
	const isForAll = share === LIMITS.SHARE;

	return (
		<div className="uf-setting" data-field={ FIELD }>
			<LockedRadio
				label={ __( 'Share of visitors', 'userfeedback' ) }
				needs={ { feature: 'behavior', name: __( 'Share of Visitors', 'userfeedback' ) } }
				selected={ isForAll ? 'all' : 'some' }
				options={ [
					{ value: 'all', label: __( 'All visitors', 'userfeedback' ) },
					{ value: 'some', label: __( 'A random share of visitors', 'userfeedback' ) },
				] }
				onChange={ ( value ) =>
					dispatch( { type: 'done', operation: set( value === 'all' ? LIMITS.SHARE : TENTH ) } )
				}
			/>
			{ ! isForAll && (
				<div className="uf-setting__detail">
					<RangeField
						label={ __( 'Percentage of visitors', 'userfeedback' ) }
						help={ __(
							'Each visitor stays in or out of the share. A higher percentage only adds visitors. Visitors whose browser may not store data don’t see the survey.',
							'userfeedback'
						) }
						min={ 1 / PER_PERCENT }
						max={ ( LIMITS.SHARE - 1 ) / PER_PERCENT }
						step={ 1 / PER_PERCENT }
						value={ share / PER_PERCENT }
						onChange={ ( value ) =>
							dispatch( { type: 'typed', operation: set( Math.round( value * PER_PERCENT ) ) } )
						}
					/>
				</div>
			) }
			{ error !== undefined && <p className="uf-field-error">{ error }</p> }
		</div>
	);
}
