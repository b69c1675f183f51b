import { __ } from '@wordpress/i18n';
import type { Behavior } from '@/contract/types';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { inAMonth } from '@/features/builder/draft/schedule/days';
import {
	displayLengthInWords,
	limitInWords,
	quotasInWords,
	runTimeInWords,
} from '@/features/builder/summary/behavior-text';
import { LockedRadio } from '@/components/ui/upgrade/LockedRadio';
import { QuotasField } from '../quotas/QuotasField';
import { SettingsCard } from '../SettingsCard';
import { AskAgainField } from './AskAgainField';
import { EndDay } from './EndDay';
import { LateMessage } from './LateMessage';
import { LimitField } from './LimitField';
import { QuietDaysField } from './QuietDaysField';
import { ShareField } from './ShareField';

export function FrequencyCard( { behavior }: { behavior: Behavior } ) {
	const dispatch = useDispatch();
	const errors = useBuilder( ( { errors } ) => errors );
	const wrongDay = Object.entries( errors ).find( ( [ field ] ) =>
		field.startsWith( 'settings.behavior.expire_at' )
	);

	return (
		<SettingsCard
			card="how-long"
			words={ [
				displayLengthInWords( behavior ),
				runTimeInWords( behavior ),
				...limitInWords( behavior ),
				...quotasInWords( behavior ),
			] }
		>
			<div data-field="settings.behavior.display_length">
				<LockedRadio
					label={ __( 'Display length', 'userfeedback' ) }
					needs={ {
						feature: 'behavior',
						name: __( 'Display Length', 'userfeedback' ),
						campaign: 'display-length',
					} }
					selected={ behavior.display_length }
					options={ [
						{ value: 'until_response', label: __( 'Until the visitor answers', 'userfeedback' ) },
						{ value: 'once', label: __( 'Once per visitor, answered or not', 'userfeedback' ) },
						{ value: 'repeatedly', label: __( 'Every time, answered or not', 'userfeedback' ) },
					] }
					onChange={ ( value ) =>
						dispatch( {
							type: 'done',
							operation: { type: 'set', path: 'settings.behavior.display_length', value },
						} )
					}
				/>
			</div>
			<AskAgainField behavior={ behavior } />
			<QuietDaysField behavior={ behavior } />
			<ShareField behavior={ behavior } />
			<div className="uf-setting" data-field="settings.behavior">
				<div data-field="settings.behavior.run_time">
					<LockedRadio
						label={ __( 'Survey run time', 'userfeedback' ) }
						needs={ {
							feature: 'behavior',
							name: __( 'Survey Run Time', 'userfeedback' ),
							campaign: 'survey-runtime',
						} }
						selected={ behavior.run_time }
						options={ [
							{
								value: 'indefinitely',
								label: __( 'As long as it’s published', 'userfeedback' ),
							},
							{ value: 'expire', label: __( 'Until a date', 'userfeedback' ) },
						] }
						onChange={ ( value ) =>
							dispatch( {
								type: 'done',
								operation: {
									type: 'set',
									path: 'settings.behavior',
									value: lasting( behavior, value ),
								},
							} )
						}
					/>
				</div>
				{ behavior.run_time === 'expire' && (
					<EndDay
						day={ behavior.expire_at }
						error={ wrongDay?.[ 1 ] }
						onChange={ ( value ) =>
							dispatch( {
								type: 'done',
								operation: { type: 'set', path: 'settings.behavior.expire_at', value },
							} )
						}
					/>
				) }
			</div>
			<LimitField behavior={ behavior } />
			<QuotasField />
			<LateMessage behavior={ behavior } />
		</SettingsCard>
	);
}

/** Adds a default date; keeps a date that was chosen before. */
function lasting( behavior: Behavior, runTime: Behavior[ 'run_time' ] ): Behavior {
	return {
		...behavior,
		run_time: runTime,
		expire_at: runTime === 'expire' ? ( behavior.expire_at ?? inAMonth( new Date() ) ) : behavior.expire_at,
	};
}
