import { Button, Dropdown, MenuGroup, MenuItem } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { calendar, check } from '@wordpress/icons';
import { PlanBadge } from '../../../components/ui/PlanBadge';
import { formatDay } from '../../../lib/format';
import { type DateRange, isOpen, type Preset, PRESETS } from '../model/date-range';
import { CustomRange } from './CustomRange';
import './DateRangePicker.scss';

interface Props {
	value: DateRange;
	/** The first day that may be chosen. */
	first: string;
	today: string;
	/** Whether the site's edition has more than the past 7 days. */
	has_long: boolean;
	onChange: ( range: DateRange ) => void;
}

export function DateRangePicker( { value, first, today, has_long, onChange }: Props ) {
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-end' } }
			contentClassName="uf-range"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					icon={ calendar }
					aria-expanded={ isOpen }
					aria-haspopup="true"
					onClick={ onToggle }
				>
					<span className="screen-reader-text">{ __( 'Date range:', 'userfeedback' ) } </span>
					{ rangeLabel( value ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => {
				const choose = ( range: DateRange ) => {
					onChange( range );
					onClose();
				};
				return (
					<>
						<MenuGroup label={ __( 'Date range', 'userfeedback' ) }>
							{ PRESETS.map( ( preset ) => (
								<MenuItem
									key={ preset }
									role="menuitemradio"
									isSelected={ value.preset === preset }
									icon={ value.preset === preset ? check : null }
									disabled={ ! isOpen( preset, has_long ) }
									onClick={ () => choose( { preset } ) }
								>
									{ presetLabel( preset ) }
									{ ! isOpen( preset, has_long ) && <PlanBadge feature="long-ranges" /> }
								</MenuItem>
							) ) }
						</MenuGroup>
						<CustomRange
							value={ value }
							first={ first }
							today={ today }
							onApply={ ( from, to ) => choose( { preset: null, from, to } ) }
						/>
					</>
				);
			} }
		/>
	);
}

export function rangeLabel( range: DateRange ): string {
	return range.preset === null
		? /* translators: 1: first day, 2: last day */ sprintf(
				__( '%1$s – %2$s', 'userfeedback' ),
				formatDay( range.from ),
				formatDay( range.to )
			)
		: presetLabel( range.preset );
}

function presetLabel( preset: Preset ): string {
	switch ( preset ) {
		case 'last-7-days':
			return __( 'Last 7 Days', 'userfeedback' );
		case 'last-30-days':
			return __( 'Last 30 Days', 'userfeedback' );
		case 'last-90-days':
			return __( 'Last 90 Days', 'userfeedback' );
		case 'all-time':
			return __( 'All time', 'userfeedback' );
	}
}
