import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { LeaveDialog } from '@/components/forms/LeaveDialog';
import { SaveError } from '@/components/forms/SaveError';
import { SaveSettings } from '@/components/forms/SaveSettings';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { useMedia } from '@/lib/hooks/use-media';
import { useSite } from '@/lib/site';
import { ratingSettings } from '../api/settings';
import { LockedNote } from '../components/frame/LockedNote';
import { RatingsFrame } from '../components/frame/RatingsFrame';
import { PreviewCard } from '../components/settings/PreviewCard';
import { RatingFields } from '../components/settings/RatingFields';
import { RatingsFormProvider, useRatingsForm } from '../model/ratings-form';
import '@/components/ui/layout/Stack.scss';
import './settings.scss';

/** Width at which form and preview don't fit side by side; same as in settings-form.scss. */
const NARROW = '(max-width: 1100px)';

const isElsewhere = ( pathname: string ) => pathname !== '/settings';

export function RatingSettingsScreen() {
	const { can } = useSite();
	const stored = useQuery( { ...ratingSettings, enabled: can.settings } );

	return stored.data ? (
		<RatingsFormProvider stored={ stored.data }>
			<Form />
		</RatingsFormProvider>
	) : (
		<RatingsFrame open="settings">
			<QueryState
				query={ stored }
				skeleton={ <FormSkeleton /> }
				failure={ __( 'Couldn’t load the settings.', 'userfeedback' ) }
			>
				{ () => null }
			</QueryState>
		</RatingsFrame>
	);
}

function Form() {
	const { isLocked, isChanged, isSaving, save, discard, error, forget } = useRatingsForm();
	const isNarrow = useMedia( NARROW );

	return (
		<RatingsFrame open="settings" notices={ error && <SaveError error={ error } onDismiss={ forget } /> }>
			<div className="uf-stack">
				{ isLocked && <LockedNote /> }
				<div className="uf-settings__pair">
					{ isNarrow && <PreviewCard isFolded /> }
					<div className="uf-stack">
						<RatingFields />
						{ isChanged && <LeaveDialog isLost={ isElsewhere } /> }
						{ ! isLocked && (
							<SaveSettings
								isChanged={ isChanged }
								isSaving={ isSaving }
								onSave={ save }
								onDiscard={ discard }
							/>
						) }
					</div>
					{ ! isNarrow && <PreviewCard isFolded={ false } /> }
				</div>
			</div>
		</RatingsFrame>
	);
}

function FormSkeleton() {
	return (
		<div className="uf-settings__pair">
			<div className="uf-stack">
				{ [ 1, 2, 3 ].map( ( card ) => (
					<Card key={ card }>
						<Skeleton width="120px" />
						<Skeleton height="120px" />
					</Card>
				) ) }
			</div>
			<Card>
				<Skeleton height="280px" />
			</Card>
		</div>
	);
}
