import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@/components/forms/settings-form';
import { sampleText } from '@/features/settings/model/heatmaps';
import { SettingCard } from '../fields/SettingCard';

/** The percentage of visits that is recorded. */
export function SampleCard( { isOff }: { isOff: boolean } ) {
	const { settings, set } = useSettings();
	const share = settings.heatmap_sample;

	return (
		<SettingCard
			title={ __( 'Recorded visits', 'userfeedback' ) }
			effect={ sampleText( share ) }
			names={ [ 'heatmap_sample' ] }
		>
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Percentage of visits to record', 'userfeedback' ) }
				disabled={ isOff }
				min={ 1 }
				max={ 100 }
				value={ share }
				onChange={ ( value ) => set( 'heatmap_sample', value ?? share ) }
			/>
		</SettingCard>
	);
}
