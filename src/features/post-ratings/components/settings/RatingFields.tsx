import type { MouseEvent } from 'react';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';
import { IconCard } from './cards/IconCard';
import { LookCard } from './cards/LookCard';
import { PlaceCard } from './cards/PlaceCard';
import { ReasonCard } from './cards/ReasonCard';
import { ReviewCard } from './cards/ReviewCard';
import { DisplayCard } from './cards/DisplayCard';
import { TextsCard } from './cards/TextsCard';
import '@/components/branding/Branding.scss';

/** All settings. If the edition lacks them, a click says what unlocks them; for keyboards the note above does. */
export function RatingFields() {
	const { isLocked } = useRatingsForm();
	const upgrade = useUpgrade();
	const ask = ( event: MouseEvent ) => {
		event.preventDefault();
		upgrade( 'post-ratings' );
	};

	return (
		<div
			className={ isLocked ? 'uf-ratings__fields is-locked' : 'uf-ratings__fields' }
			onClick={ isLocked ? ask : undefined }
		>
			<fieldset className="uf-stack" disabled={ isLocked }>
				<PlaceCard />
				<IconCard />
				<TextsCard />
				<LookCard />
				<DisplayCard />
				<ReasonCard />
				<ReviewCard />
			</fieldset>
		</div>
	);
}
