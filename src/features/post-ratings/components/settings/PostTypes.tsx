import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';
import { withType } from '@/features/post-ratings/model/review-types';
import { Setting } from './Setting';

/** Post types that show a rating automatically. */
export function PostTypes() {
	const { settings, set, stored } = useRatingsForm();
	const { post_types: chosen, schema_types: types } = settings;

	const toggle = ( name: string, isOn: boolean ) => {
		// In the site's order, so that the same choice is the same list.
		const next = stored.post_types
			.map( ( type ) => type.name )
			.filter( ( type ) => ( type === name ? isOn : chosen.includes( type ) ) );
		set( 'post_types', next );
		if ( ! isOn ) {
			set( 'schema_types', withType( types, name, null ) );
		}
	};
	return (
		<Setting name="post_types" title={ __( 'Post types', 'userfeedback' ) }>
			<fieldset className="uf-ratings__types">
				<legend className="uf-branding__label">{ __( 'Post types', 'userfeedback' ) }</legend>
				{ stored.post_types.map( ( { name, label } ) => (
					<CheckboxControl
						key={ name }
						__nextHasNoMarginBottom
						label={ label }
						checked={ chosen.includes( name ) }
						onChange={ ( isOn ) => toggle( name, isOn ) }
					/>
				) ) }
				{ chosen.length === 0 && (
					<p className="uf-soft">
						{ __( 'Ratings don’t appear automatically until you select a post type.', 'userfeedback' ) }
					</p>
				) }
			</fieldset>
		</Setting>
	);
}
