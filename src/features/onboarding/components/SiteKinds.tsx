import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { institution, people, post, store } from '@wordpress/icons';
import { useSettings } from '@/components/forms/settings-form';

/** One of four, each with its surveys' topics; choosing none is allowed. */
export function SiteKinds() {
	const { settings, set } = useSettings();

	return (
		<fieldset className="uf-kinds">
			<legend className="screen-reader-text">{ __( 'What is this site for?', 'userfeedback' ) }</legend>
			{ kinds().map( ( { kind, icon, name, text } ) => (
				<label key={ kind } className="uf-kinds__kind">
					<Icon icon={ icon } size={ 32 } />
					<span>
						<span className="uf-kinds__name">{ name }</span>
						<span className="uf-kinds__text">{ text }</span>
					</span>
					<input
						type="radio"
						name="uf-site-kind"
						checked={ settings.site_kind === kind }
						onChange={ () => set( 'site_kind', kind ) }
					/>
				</label>
			) ) }
		</fieldset>
	);
}

const kinds = () =>
	[
		{
			kind: 'shop',
			icon: store,
			name: __( 'An online store', 'userfeedback' ),
			text: __( 'Abandoned carts and checkout experience', 'userfeedback' ),
		},
		{
			kind: 'blog',
			icon: post,
			name: __( 'A blog or magazine', 'userfeedback' ),
			text: __( 'Content feedback and ideas for new topics', 'userfeedback' ),
		},
		{
			kind: 'membership',
			icon: people,
			name: __( 'A membership site or community', 'userfeedback' ),
			text: __( 'Member profiles and expectations', 'userfeedback' ),
		},
		{
			kind: 'company',
			icon: institution,
			name: __( 'A company or service', 'userfeedback' ),
			text: __( 'Visitor goals and ease of finding things', 'userfeedback' ),
		},
	] as const;
