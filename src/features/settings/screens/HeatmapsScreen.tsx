import { __ } from '@wordpress/i18n';
import { useSite } from '@/lib/site';
import { ToggleSetting } from '../components/fields/ToggleSetting';
import { DeletionCard } from '../components/heatmaps/DeletionCard';
import { LockedNotice } from '../components/heatmaps/LockedNotice';
import { StoredHeatmapsCard } from '../components/heatmaps/StoredHeatmapsCard';
import { PagesCard } from '../components/heatmaps/PagesCard';
import { PrivateCard } from '../components/heatmaps/PrivateCard';
import { SampleCard } from '../components/heatmaps/SampleCard';
import '../components/heatmaps/heatmaps.scss';

/** Pages where clicks and scrolling are recorded, the percentage of visits, and the retention. */
export function HeatmapsScreen() {
	const isOff = ! useSite().features.heatmaps;

	return (
		<>
			<LockedNotice />
			<div className="uf-settings__pair">
				<div className="uf-stack">
					<PagesCard isOff={ isOff } />
					<SampleCard isOff={ isOff } />
					<ToggleSetting
						title={ __( 'Consent', 'userfeedback' ) }
						effect={ __(
							'Turn this on to record visits only after your consent plugin allows statistics. Browsers that send Do Not Track or Global Privacy Control are never recorded.',
							'userfeedback'
						) }
						name="heatmap_consent"
						label={ __( 'Require consent', 'userfeedback' ) }
						isDisabled={ isOff }
					/>
					<PrivateCard isOff={ isOff } />
				</div>
				<div className="uf-stack">
					<DeletionCard isOff={ isOff } />
					<StoredHeatmapsCard isOff={ isOff } />
				</div>
			</div>
		</>
	);
}
