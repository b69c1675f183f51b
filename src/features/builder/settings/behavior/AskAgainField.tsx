import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import type { Behavior } from '@/contract/types';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { LockedRadio } from '@/components/ui/upgrade/LockedRadio';
import { RangeField } from './RangeField';

const FIELD = 'settings.behavior.ask_again_days';
const WEEK = 7;

/** How long a survey stays hidden after a visitor closes it without an answer. One that shows once never asks again. */
export function AskAgainField( { behavior }: { behavior: Pick< Behavior, 'display_length' | 'ask_again_days' > } ) {
	const error = useBuilder( ( { errors } ) => errors[ FIELD ] );
	const dispatch = useDispatch();
	const days = behavior.ask_again_days;
	const isOnce = behavior.display_length === 'once';
	const set = ( value: number ) => ( { type: 'set', path: FIELD, value } ) as const;

	return (
		<div className="uf-setting" data-field={ FIELD }>
			<LockedRadio
				label={ __( 'After a visitor closes it', 'userfeedback' ) }
				help={
					isOnce
						? __(
								'The survey is shown once per visitor, so it won’t ask again after it’s closed.',
								'userfeedback'
							)
						: __(
								'Wait a few days so visitors who close the survey aren’t asked again right away.',
								'userfeedback'
							)
				}
				needs={ { feature: 'behavior', name: __( 'Waiting Period', 'userfeedback' ) } }
				isDisabled={ isOnce }
				selected={ days === 0 ? 'visit' : 'days' }
				options={ [
					{ value: 'visit', label: __( 'Ask again on the next visit', 'userfeedback' ) },
					{ value: 'days', label: __( 'Wait before asking again', 'userfeedback' ) },
				] }
				onChange={ ( value ) => dispatch( { type: 'done', operation: set( value === 'visit' ? 0 : WEEK ) } ) }
			/>
			{ days > 0 && ! isOnce && (
				<div className="uf-setting__detail">
					<RangeField
						label={ __( 'Days', 'userfeedback' ) }
						min={ 1 }
						max={ LIMITS.QUIET_DAYS }
						value={ days }
						onChange={ ( value ) => dispatch( { type: 'typed', operation: set( value ) } ) }
					/>
				</div>
			) }
			{ error !== undefined && <p className="uf-field-error">{ error }</p> }
		</div>
	);
}
