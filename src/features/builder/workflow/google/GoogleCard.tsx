import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { googleOutcome } from '@/components/integrations/google-outcome';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import type { GoogleDrive } from '@/contract/types';
import { useSite } from '@/lib/site';
import { GOOGLE } from '@/features/builder/shell/focus/field-locations';
import { useOpenCard } from '@/features/builder/shell/focus/use-open-card';
import { useDestinations } from '../destinations/use-destinations';
import { DestinationLine } from '../destinations/DestinationLine';
import { Switch } from '../Switch';
import { WorkflowCard } from '../WorkflowCard';
import { GoogleFields } from './GoogleFields';

/** Each response as a row of a spreadsheet in the owner's Google Drive. */
export function GoogleCard( { drive }: { drive: Partial< GoogleDrive > } ) {
	const { features } = useSite();
	const { opened, toggle } = useOpenCard();
	const [ params, setParams ] = useSearchParams();
	const came = googleOutcome( params.get( 'google' ) );
	const destinations = useDestinations( 'google' );
	const isOn = drive.enable === true;
	const title = __( 'Google Drive', 'userfeedback' );
	const isOpen = opened === GOOGLE || came !== null;

	if ( ! features[ 'google-drive' ] ) {
		return (
			<WorkflowCard
				title={ title }
				words={
					<p>
						{ __( 'Adds each response as a row to a spreadsheet in your Google Drive.', 'userfeedback' ) }
					</p>
				}
				control={ null }
				isOpen
				onToggle={ null }
			>
				<LockedToggle
					label={ __( 'Save responses to Google Drive', 'userfeedback' ) }
					feature="google-drive"
					campaign="google-drive"
				/>
			</WorkflowCard>
		);
	}
	return (
		<WorkflowCard
			title={ title }
			words={
				<>
					<p>
						{ isOn
							? __( 'Adds each response to a spreadsheet', 'userfeedback' )
							: __( 'Off', 'userfeedback' ) }
					</p>
					{ isOn &&
						destinations.map( ( destination ) => (
							<DestinationLine key={ destination.id } destination={ destination } />
						) ) }
				</>
			}
			control={
				<Switch
					label={ title }
					path="settings.google_drive.enable"
					isOn={ isOn }
					onSwitched={ ( isNowOn ) => isNowOn !== ( opened === GOOGLE ) && toggle( GOOGLE ) }
				/>
			}
			isOpen={ isOpen }
			onToggle={ () => toggle( GOOGLE ) }
		>
			{ came && (
				<Notice status={ came.status } onRemove={ () => setParams( { card: GOOGLE }, { replace: true } ) }>
					{ came.text }
				</Notice>
			) }
			<GoogleFields drive={ drive } />
		</WorkflowCard>
	);
}
