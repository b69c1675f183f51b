import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import type { Behavior, Targeting } from '@/contract/types';
import { useSite } from '@/lib/site';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { devicesInForce } from '@/features/builder/draft/targeting/devices';
import { timingInWords } from '@/features/builder/summary/behavior-text';
import { LockedRadio } from '@/components/ui/upgrade/LockedRadio';
import { SettingsCard } from '../SettingsCard';
import { RangeField } from './RangeField';

const MOST_SECONDS = 60;

interface Props {
	behavior: Behavior;
	devices: Targeting[ 'devices' ];
}

export function TimingCard( { behavior, devices }: Props ) {
	const dispatch = useDispatch();
	const { features } = useSite();
	const minimized = __( 'Start minimized', 'userfeedback' );
	const coversPhones =
		behavior.timing === 'immediate' &&
		! behavior.start_minimized &&
		devicesInForce( devices, features.devices ).includes( 'mobile' );

	return (
		<SettingsCard
			card="when"
			words={ [
				timingInWords( behavior ),
				...( behavior.start_minimized ? [ __( 'Starts minimized', 'userfeedback' ) ] : [] ),
			] }
		>
			<div className="uf-setting">
				<div data-field="settings.behavior.timing">
					<LockedRadio
						label={ __( 'Display timing', 'userfeedback' ) }
						help={
							coversPhones
								? __(
										'On phones, the survey covers much of the page as it opens. A short delay lets visitors read first.',
										'userfeedback'
									)
								: undefined
						}
						needs={ {
							feature: 'behavior',
							name: __( 'Display Timing', 'userfeedback' ),
							campaign: 'display-timings',
						} }
						selected={ behavior.timing }
						options={ [
							{ value: 'immediate', label: __( 'When the page loads', 'userfeedback' ) },
							{
								value: 'before_abandon',
								label: __( 'On exit intent (desktop only)', 'userfeedback' ),
							},
							{ value: 'half_page', label: __( 'After scrolling halfway', 'userfeedback' ) },
							{ value: 'delay', label: __( 'After a delay', 'userfeedback' ) }, // Last: its field is below it.
						] }
						onChange={ ( value ) =>
							dispatch( {
								type: 'done',
								operation: { type: 'set', path: 'settings.behavior.timing', value },
							} )
						}
					/>
				</div>
				{ behavior.timing === 'delay' && (
					<div className="uf-setting__detail" data-field="settings.behavior.timing_delay">
						<RangeField
							label={ __( 'Seconds', 'userfeedback' ) }
							min={ 0 }
							max={ MOST_SECONDS }
							value={ behavior.timing_delay }
							onChange={ ( value ) =>
								dispatch( {
									type: 'typed',
									operation: { type: 'set', path: 'settings.behavior.timing_delay', value },
								} )
							}
						/>
					</div>
				) }
			</div>
			<div data-field="settings.behavior.start_minimized">
				{ features.behavior ? (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ minimized }
						help={ __( 'Visitors see only a button until they open the survey.', 'userfeedback' ) }
						checked={ behavior.start_minimized }
						onChange={ ( value ) =>
							dispatch( {
								type: 'done',
								operation: { type: 'set', path: 'settings.behavior.start_minimized', value },
							} )
						}
					/>
				) : (
					<LockedToggle
						label={ minimized }
						feature="behavior"
						name={ __( 'Minimized Survey', 'userfeedback' ) }
						campaign="survey-minimized"
					/>
				) }
			</div>
		</SettingsCard>
	);
}
