import { Button, Dropdown } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { useSite } from '@/lib/site';
import { type DateRange, type Preset, PRESETS } from '@/lib/date-range/date-range';
import { CustomRange } from './CustomRange';
import { PresetChoice } from './PresetChoice';
import { rangeLabel } from './range-label';
import './DateRangePicker.scss';

interface Props {
	value: DateRange;
	presets?: readonly Preset[];
	/** The first day that may be chosen. */
	first: string;
	today: string;
	/** Whether the site's edition has more than the past 7 days. */
	hasLong: boolean;
	onChange: ( range: DateRange ) => void;
	/** Replaces the range's name and days. */
	label?: string | undefined;
}

export function DateRangePicker( { label, value, presets = PRESETS, first, today, hasLong, onChange }: Props ) {
	const upgrade = useUpgrade();
	const { week_start: weekStart } = useSite();

	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-end', flip: false, shift: true } }
			expandOnMobile
			headerTitle={ __( 'Date range', 'userfeedback' ) }
			contentClassName="uf-range"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					icon={ calendar }
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					<span className="screen-reader-text">{ __( 'Date range:', 'userfeedback' ) } </span>
					{ label ?? rangeLabel( value, today, weekStart ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => {
				const tell = () => {
					onClose();
					upgrade( 'long-ranges' );
				};
				return (
					<div className="uf-range__choice">
						<PresetChoice
							presets={ presets }
							value={ value.preset }
							hasLong={ hasLong }
							onChange={ ( preset ) => onChange( { preset } ) }
							onChosen={ onClose }
							onLocked={ tell }
						/>
						<CustomRange
							value={ value }
							first={ first }
							today={ today }
							onApply={ ( from, to ) => {
								onChange( { preset: null, from, to } );
								onClose();
							} }
							onLocked={ hasLong ? null : tell }
						/>
					</div>
				);
			} }
		/>
	);
}
