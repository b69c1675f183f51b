import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { formatDay } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { storedData } from '../api/stored-data';
import { ChoiceSetting } from '../components/fields/ChoiceSetting';
import { ToggleSetting } from '../components/fields/ToggleSetting';
import { StoredDataCard } from '../components/StoredDataCard';
import { ToolsCard } from '../components/ToolsCard';
import { daysLabel, firstKeptDay, LOG_DAYS, retentionLabel, RETENTIONS } from '../model/retention';
import { useSettings } from '@/components/forms/settings-form';

export function PrivacyScreen() {
	const query = useQuery( storedData );
	const firstDay = firstKeptDay( useSettings().settings.response_retention, useSite().time_zone );

	return (
		<>
			<ChoiceSetting
				title={ __( 'Visitor IP addresses', 'userfeedback' ) }
				effect={ __(
					'Choose whether new responses store the visitor’s IP address. Existing responses don’t change.',
					'userfeedback'
				) }
				name="ip_storage"
				label={ __( 'IP address', 'userfeedback' ) }
				options={ [
					{ value: 'none', label: __( 'Not stored', 'userfeedback' ) },
					{ value: 'truncated', label: __( 'Anonymized (last part removed)', 'userfeedback' ) },
					{ value: 'full', label: __( 'Full address', 'userfeedback' ) },
				] }
			/>
			<ChoiceSetting
				title={ __( 'Response retention', 'userfeedback' ) }
				effect={
					<>
						{ IN_EDITION.export
							? __(
									'Responses older than this are deleted permanently every night. Export the ones you want to keep.',
									'userfeedback'
								)
							: __(
									'Responses older than this are deleted permanently every night.',
									'userfeedback'
								) }{ ' ' }
						{ firstDay !== null && (
							<strong>
								{ sprintf(
									/* translators: %s: a day */
									__( 'Responses from before %s will be deleted tonight.', 'userfeedback' ),
									formatDay( firstDay )
								) }
							</strong>
						) }
					</>
				}
				name="response_retention"
				label={ __( 'Response retention', 'userfeedback' ) }
				options={ RETENTIONS.map( ( value ) => ( { value, label: retentionLabel( value ) } ) ) }
			/>
			<ChoiceSetting
				title={ __( 'Send log retention', 'userfeedback' ) }
				effect={ __(
					'The Send log shows where responses were sent and whether delivery succeeded. Older entries are deleted every night; responses aren’t affected.',
					'userfeedback'
				) }
				name="delivery_log_days"
				label={ __( 'Send log retention', 'userfeedback' ) }
				options={ LOG_DAYS.map( ( value ) => ( { value, label: daysLabel( value ) } ) ) }
			/>
			<QueryState
				query={ query }
				skeleton={ <Skeleton width="100%" height="320px" /> }
				failure={ __( 'Couldn’t load the stored data.', 'userfeedback' ) }
			>
				{ ( { parts, tools } ) => (
					<div className="uf-stack">
						<StoredDataCard parts={ parts } />
						<ToolsCard tools={ tools } />
					</div>
				) }
			</QueryState>
			<ToggleSetting
				title={ __( 'Data removal', 'userfeedback' ) }
				effect={ __(
					'Your data is kept when you delete the plugin. Turn this on to permanently delete surveys, responses, and settings too.',
					'userfeedback'
				) }
				name="remove_data_on_uninstall"
				label={ __( 'Delete all data with the plugin', 'userfeedback' ) }
			/>
		</>
	);
}
