import { CheckboxControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@/components/forms/settings-form';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import { HEATMAP_DAYS, type HeatmapDays, heatmapDaysLabel } from '@/features/settings/model/heatmaps';
import { SettingCard } from '../fields/SettingCard';

/** Retention of recorded data. */
export function DeletionCard( { isOff }: { isOff: boolean } ) {
	const { settings, set } = useSettings();
	const label = __( 'Delete old heatmap data automatically', 'userfeedback' );

	return (
		<SettingCard
			title={ __( 'Automatic deletion', 'userfeedback' ) }
			effect={ __(
				'Permanently deletes older data every night. If this is off, data is kept until you delete a page’s heatmap.',
				'userfeedback'
			) }
			names={ [ 'heatmap_auto_delete_enabled', 'heatmap_retention_period' ] }
		>
			{ isOff ? (
				<LockedToggle label={ label } feature="heatmaps" />
			) : (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ label }
					checked={ settings.heatmap_auto_delete_enabled }
					onChange={ ( on ) => set( 'heatmap_auto_delete_enabled', on ) }
				/>
			) }
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Keep heatmap data for', 'userfeedback' ) }
				disabled={ isOff || ! settings.heatmap_auto_delete_enabled }
				value={ settings.heatmap_retention_period }
				options={ HEATMAP_DAYS.map( ( value ) => ( { value, label: heatmapDaysLabel( value ) } ) ) }
				onChange={ ( value ) => set( 'heatmap_retention_period', value as HeatmapDays ) }
			/>
		</SettingCard>
	);
}
