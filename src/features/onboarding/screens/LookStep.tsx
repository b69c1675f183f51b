import { __ } from '@wordpress/i18n';
import { Colors } from '@/components/branding/Colors';
import '@/components/branding/Branding.scss';
import { Position } from '@/components/branding/Position';
import { useLooks } from '@/components/forms/use-looks';
import { Card } from '@/components/ui/layout/Card';
import { CreditLine } from '../components/CreditLine';
import { useSite } from '@/lib/site';
import { LookPreview } from '../components/LookPreview';
import { QuietDays } from '../components/QuietDays';
import { StepFrame } from '../components/StepFrame';

export function LookStep() {
	const looks = useLooks();
	const { features } = useSite();

	return (
		<StepFrame
			step="look"
			title={ __( 'How should surveys look?', 'userfeedback' ) }
			lead={ __(
				'New surveys start with this appearance. You can change it for each survey, and Settings → Widget has more options.',
				'userfeedback'
			) }
		>
			<div className="uf-wizard__pair">
				<Card>
					<div className="uf-branding__fields">
						{ IN_EDITION.branding && <Colors theming={ looks.theming } looks={ looks } /> }
						<Position theming={ looks.theming } looks={ looks } />
						<CreditLine />
						{ IN_EDITION.behavior && features.behavior && <QuietDays /> }
					</div>
				</Card>
				<LookPreview />
			</div>
		</StepFrame>
	);
}
