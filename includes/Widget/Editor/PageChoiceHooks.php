<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Widget\Page\PageChoice;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Lets users who can edit surveys change a page's choice in the block editor. For others it is hidden but kept.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class PageChoiceHooks {

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'rest_api_init' => array( 'registerMeta', 10, 1, 'is_user_logged_in' ),
		);
	}

	/**
	 * The fields don't exist for other users: the block editor sends back every field it got, and a read-only one would make
	 * saving the post fail.
	 */
	public function registerMeta(): void {
		if ( ! current_user_can( Permission::EDIT->value ) ) {
			return;
		}
		foreach ( get_post_types( array( 'public' => true ) ) as $type ) {
			register_post_meta( $type, PageChoice::DISABLED, $this->field( 'boolean', false ) );
			register_post_meta( $type, PageChoice::SPECIFIC, $this->field( 'integer', 0 ) );
		}
	}

	/**
	 * @return array{
	 *     type: 'boolean'|'integer',
	 *     single: true,
	 *     default: bool|int,
	 *     show_in_rest: array{schema: array<string, mixed>},
	 *     auth_callback: callable,
	 * }
	 */
	private function field( string $type, bool|int $default ): array {
		return array(
			'type'          => 'boolean' === $type ? 'boolean' : 'integer',
			'single'        => true,
			'default'       => $default,
			'show_in_rest'  => array( 'schema' => 'integer' === $type ? array( 'minimum' => 0 ) : array() ),
			'auth_callback' => static fn( bool $allowed, string $key, int $postId ): bool => current_user_can( Permission::EDIT->value )
				&& current_user_can( 'edit_post', $postId ),
		);
	}
}
