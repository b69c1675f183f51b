<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Settings\Mail\MailText;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Widget\Page\PageChoice;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Adds the same choice to the classic editor, and to post types whose fields the block editor doesn't get.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class PageChoiceMetaBox {

	private const NONCE    = 'userfeedback_page_choice';
	private const DISABLED = 'userfeedback_disable_surveys';
	private const SPECIFIC = 'userfeedback_show_specific_survey';

	public function __construct( private readonly LiveSurveys $live, private readonly SurveyRepository $surveys ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'add_meta_boxes' => array( 'add' ),
			'save_post'      => array( 'save' ),
		);
	}

	public function add( string $type ): void {
		if ( ! is_post_type_viewable( $type ) || ! current_user_can( Permission::EDIT->value ) ) {
			return;
		}
		$inPanel = post_type_supports( $type, 'custom-fields' );
		add_meta_box(
			self::NONCE,
			__( 'Surveys', 'userfeedback' ),
			array( $this, 'show' ),
			$type,
			'side',
			'default',
			array( '__back_compat_meta_box' => $inPanel )
		);
	}

	public function show( WP_Post $post ): void {
		$choice = PageChoice::of( $post->ID );
		wp_nonce_field( self::NONCE, self::NONCE );
		printf(
			'<p><label><input type="checkbox" name="%1$s" value="1"%2$s> %3$s</label></p><p class="description">%4$s</p>',
			esc_attr( self::DISABLED ),
			checked( $choice->disabled, true, false ),
			esc_html__( 'Hide pop-up surveys on this page', 'userfeedback' ),
			esc_html__( 'Surveys embedded in the page still appear.', 'userfeedback' )
		);
		printf(
			'<p><label for="%1$s">%2$s</label></p><p><select class="widefat" id="%1$s" name="%1$s">',
			esc_attr( self::SPECIFIC ),
			esc_html__( 'Show only this pop-up survey', 'userfeedback' )
		);
		foreach ( $this->options( $choice->specific ) as $id => $title ) {
			printf(
				'<option value="%1$d"%2$s>%3$s</option>',
				absint( $id ),
				selected( $id, $choice->specific, false ),
				esc_textarea( $title ) // Keeps the text as typed: esc_html() ignores a typed `&lt;`.
			);
		}
		echo '</select></p>';
	}

	public function save( int $postId ): void {
		// Other plugins save other posts in the same request, but the form belongs to only one.
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Verified right below.
		$isSent = isset( $_POST['post_ID'] ) && is_numeric( $_POST['post_ID'] ) && (int) $_POST['post_ID'] === $postId;
		$nonce  = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] )
			? sanitize_key( wp_unslash( $_POST[ self::NONCE ] ) )
			: '';
		if (
			! $isSent
			|| false === wp_verify_nonce( $nonce, self::NONCE )
			|| false !== wp_is_post_revision( $postId )
			|| ! $this->mayChoose( $postId )
		) {
			return;
		}
		$specific = isset( $_POST[ self::SPECIFIC ] ) && is_string( $_POST[ self::SPECIFIC ] ) ? absint( $_POST[ self::SPECIFIC ] ) : 0;
		PageChoice::store( $postId, isset( $_POST[ self::DISABLED ] ), $specific );
	}

	/** An autosave sends only part of the form. */
	private function mayChoose( int $postId ): bool {
		return ! ( defined( 'DOING_AUTOSAVE' ) && (bool) constant( 'DOING_AUTOSAVE' ) )
			&& current_user_can( Permission::EDIT->value )
			&& current_user_can( 'edit_post', $postId );
	}

	/**
	 * Returns the choices, including the current one even if unpublished.
	 *
	 * @return array<int, string>
	 */
	private function options( int $chosen ): array {
		$options = array( 0 => __( 'Any survey with matching rules', 'userfeedback' ) );
		try {
			$options += array_map( MailText::isolated( ... ), $this->live->titles() );
			$other    = isset( $options[ $chosen ] ) ? null : $this->surveys->find( $chosen );
		} catch ( StorageFailed ) {
			$other = null; // Keeps the current choice, by its number.
		}
		if ( ! isset( $options[ $chosen ] ) ) {
			/* translators: %s: title or number of a survey. */
			$options[ $chosen ] = sprintf( __( '%s (not published)', 'userfeedback' ), MailText::isolated( $other->title ?? "#$chosen" ) );
		}
		return $options;
	}
}
