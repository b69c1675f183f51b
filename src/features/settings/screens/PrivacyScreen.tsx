import { useQuery } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { formatDay } from '@/lib/format';
import { useSite } from '@/lib/site';
import { kept } from '../api/kept';
import { ChoiceSetting } from '../components/fields/ChoiceSetting';
import { ToggleSetting } from '../components/fields/ToggleSetting';
import { KeptCard } from '../components/privacy/KeptCard';
import { ToolsCard } from '../components/privacy/ToolsCard';
import { daysLabel, firstKeptDay, LOG_DAYS, retentionLabel, RETENTIONS } from '../model/retention';
import { useSettings } from '@/components/settings-form/settings-form';

export function PrivacyScreen() {
	const query = useQuery( kept );
	const firstDay = firstKeptDay( useSettings().settings.response_retention, useSite().time_zone );

	return (
		<>
			<ChoiceSetting
				title={ __( 'Addresses of visitors', 'userfeedback' ) }
				effect={ __(
					'Whether a response keeps the IP address that it came from. Responses that are there already stay as they are.',
					'userfeedback'
				) }
				name="ip_storage"
				label={ __( 'IP address', 'userfeedback' ) }
				options={ [
					{ value: 'none', label: __( 'Not kept', 'userfeedback' ) },
					{ value: 'truncated', label: __( 'Cut to its network', 'userfeedback' ) },
					{ value: 'full', label: __( 'Kept whole', 'userfeedback' ) },
				] }
			/>
			<ChoiceSetting
				title={ __( 'How long responses are kept', 'userfeedback' ) }
				effect={
					<>
						{ IN_EDITION.export
							? __(
									'Each night those that are older are deleted for good, with all that was typed in them. They leave the results too: export what you want to keep.',
									'userfeedback'
								)
							: __(
									'Each night those that are older are deleted for good, with all that was typed in them. They leave the results too.',
									'userfeedback'
								) }{ ' ' }
						{ firstDay !== null && (
							<strong>
								{ sprintf(
									/* translators: %s: a day */
									__( 'Tonight those from before %s go.', 'userfeedback' ),
									formatDay( firstDay )
								) }
							</strong>
						) }
					</>
				}
				name="response_retention"
				label={ __( 'How long responses are kept', 'userfeedback' ) }
				options={ RETENTIONS.map( ( value ) => ( { value, label: retentionLabel( value ) } ) ) }
			/>
			<ChoiceSetting
				title={ __( 'How long deliveries are listed', 'userfeedback' ) }
				effect={ __(
					'What was told of responses, to whom, and how that went. Each night those that are older are deleted; responses stay.',
					'userfeedback'
				) }
				name="delivery_log_days"
				label={ __( 'How long deliveries are listed', 'userfeedback' ) }
				options={ LOG_DAYS.map( ( value ) => ( { value, label: daysLabel( value ) } ) ) }
			/>
			<QueryState
				query={ query }
				skeleton={ <Skeleton width="100%" height="320px" /> }
				failure={ __( 'What is kept could not be looked up.', 'userfeedback' ) }
			>
				{ ( { parts, tools } ) => (
					<div className="uf-stack">
						<KeptCard parts={ parts } />
						<ToolsCard tools={ tools } />
					</div>
				) }
			</QueryState>
			<ToggleSetting
				title={ __( 'When the plugin is deleted', 'userfeedback' ) }
				effect={ __(
					'Deleting the plugin leaves surveys, responses and settings on the site, for the day it comes back. With this they go, for good.',
					'userfeedback'
				) }
				name="remove_data_on_uninstall"
				label={ __( 'Delete all data with the plugin', 'userfeedback' ) }
			/>
		</>
	);
}
