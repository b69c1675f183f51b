import { CheckboxControl, RadioControl } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@/components/forms/settings-form';
import { isNoPage } from '@/features/settings/model/heatmaps';
import { contentKinds } from '@/features/settings/api/heatmaps';
import { SettingCard } from '../fields/SettingCard';
import { SinglePages } from './SinglePages';

/** Pages on which visits are recorded. */
export function PagesCard( { isOff }: { isOff: boolean } ) {
	const { settings, set } = useSettings();

	return (
		<SettingCard
			title={ __( 'Recorded pages', 'userfeedback' ) }
			effect={ __(
				'Records clicks and scrolling on these pages. People who can write posts, edit surveys, or view results aren’t recorded.',
				'userfeedback'
			) }
			names={ [ 'heatmap_pages', 'heatmap_front_page', 'heatmap_post_types', 'heatmap_page_ids' ] }
		>
			<RadioControl
				label={ __( 'Recorded pages', 'userfeedback' ) }
				hideLabelFromVision
				disabled={ isOff }
				selected={ settings.heatmap_pages }
				options={ [
					{ value: 'all', label: __( 'All pages', 'userfeedback' ) },
					{ value: 'select', label: __( 'Selected pages', 'userfeedback' ) },
				] }
				onChange={ ( value ) => set( 'heatmap_pages', value === 'all' ? 'all' : 'select' ) }
			/>
			{ settings.heatmap_pages === 'select' && <Chosen isOff={ isOff } /> }
		</SettingCard>
	);
}

function Chosen( { isOff }: { isOff: boolean } ) {
	const { settings, set } = useSettings();
	const kinds = settings.heatmap_post_types;
	const { data: offered = [], isError } = useQuery( { ...contentKinds, enabled: ! isOff } );
	const unknown = kinds.filter( ( kind ) => ! offered.some( ( { id } ) => id === kind ) );

	return (
		<div className="uf-heatmaps__chosen">
			<CheckboxControl
				__nextHasNoMarginBottom
				disabled={ isOff }
				label={ __( 'Front page', 'userfeedback' ) }
				checked={ settings.heatmap_front_page }
				onChange={ ( on ) => set( 'heatmap_front_page', on ) }
			/>
			{ offered.length + unknown.length > 0 && (
				<fieldset className="uf-heatmaps__kinds">
					<legend>{ __( 'All pages of these post types', 'userfeedback' ) }</legend>
					{ [ ...offered, ...unknown.map( ( kind ) => ( { id: kind, label: kind } ) ) ].map(
						( { id, label } ) => (
							<CheckboxControl
								key={ id }
								__nextHasNoMarginBottom
								disabled={ isOff }
								label={ label }
								checked={ kinds.includes( String( id ) ) }
								onChange={ ( on ) => {
									const others = kinds.filter( ( kind ) => kind !== id );
									set( 'heatmap_post_types', on ? [ ...others, String( id ) ] : others );
								} }
							/>
						)
					) }
				</fieldset>
			) }
			{ isError && (
				<p className="uf-settings__fault">{ __( 'Couldn’t load your site’s post types.', 'userfeedback' ) }</p>
			) }
			<SinglePages isOff={ isOff } />
			<p className="uf-soft" role="status">
				{ ! isOff &&
					isNoPage( settings ) &&
					__( 'Nothing is recorded until you select a page.', 'userfeedback' ) }
			</p>
		</div>
	);
}
