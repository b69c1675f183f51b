import { Button, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DateRangePicker } from '@/components/date-range/DateRangePicker';
import { shortDaysLabel } from '@/components/date-range/range-label';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { OVERVIEW_PRESETS, OVERVIEW_RANGES, type OverviewRoute } from '@/features/results/model/overview-route';
import { daysOf } from '@/lib/date-range/date-range';
import { SurveyChoice } from './SurveyChoice';
import './overview.scss';

interface Props {
	route: OverviewRoute;
	/** Title of the selected survey, once it has loaded. */
	chosen: string;
}

export function OverviewToolbar( { route, chosen }: Props ) {
	const { hasLong, survey, today, first, range, setRange, compares, change } = route;
	const upgrade = useUpgrade();
	const { from = '', to = '' } = daysOf( range, today, 0 ); // The two buttons' days don't depend on the start of weeks.
	const daysText = shortDaysLabel( from, to ); // Next to a button that already says “Past 7 Days”.

	return (
		<div className="uf-overview__bar">
			<SurveyChoice
				value={ survey }
				title={ chosen }
				onChange={ ( id ) => change( { survey: id === null ? null : String( id ), page: null } ) }
			/>
			<div className="uf-overview__ranges" role="group" aria-label={ __( 'Date range', 'userfeedback' ) }>
				{ OVERVIEW_RANGES.map( ( name ) => {
					const isLocked = name === 'last-30-days' && ! hasLong;
					return (
						<Button
							key={ name }
							__next40pxDefaultSize
							variant={ name === range.preset ? 'primary' : 'secondary' }
							aria-pressed={ name === range.preset }
							onClick={ () => ( isLocked ? upgrade( 'long-ranges' ) : setRange( { preset: name } ) ) }
						>
							{ name === 'last-7-days'
								? __( 'Past 7 Days', 'userfeedback' )
								: __( 'Past 30 Days', 'userfeedback' ) }
							{ isLocked && <PlanBadge feature="long-ranges" /> }
						</Button>
					);
				} ) }
				<DateRangePicker
					value={ range }
					presets={ OVERVIEW_PRESETS }
					first={ first }
					today={ today }
					hasLong={ hasLong }
					onChange={ setRange }
					label={ OVERVIEW_RANGES.some( ( name ) => name === range.preset ) ? daysText : undefined }
				/>
			</div>
			<div className="uf-overview__compare">
				{ hasLong ? (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Compare to previous period', 'userfeedback' ) }
						checked={ compares }
						onChange={ ( on ) => change( { compare: on ? '1' : null } ) }
					/>
				) : (
					<LockedToggle label={ __( 'Compare to previous period', 'userfeedback' ) } feature="long-ranges" />
				) }
			</div>
		</div>
	);
}
