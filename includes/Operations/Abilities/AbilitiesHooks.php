<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\ErrorMapper;
use UserFeedback\Platform\Rest\Problem\Problem;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Registers every operation with WordPress's Abilities API. Without that API, its two hooks never fire.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class AbilitiesHooks {

	/** The category, and the prefix of each ability's name. */
	public const NAME = 'userfeedback';

	/** @param Closure(): CallOperation $call */
	public function __construct( #[Lazy( CallOperation::class )] private readonly Closure $call ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'wp_abilities_api_categories_init' => array( 'addCategory' ),
			'wp_abilities_api_init'            => array( 'addAbilities' ),
		);
	}

	public function addCategory(): void {
		wp_register_ability_category(
			self::NAME,
			array(
				'label'       => __( 'UserFeedback', 'userfeedback' ),
				'description' => __( 'Surveys on this site, their responses, and their results.', 'userfeedback' ),
			)
		);
	}

	public function addAbilities(): void {
		foreach ( Operations::all() as $operation ) {
			wp_register_ability(
				self::NAME . "/$operation->name",
				array(
					'label'               => $operation->label,
					'description'         => $operation->description,
					'category'            => self::NAME,
					'ability_class'       => Ability::class,
					'operation'           => $operation,
					'permission_callback' => $operation->isAllowed( ... ),
					'execute_callback'    => fn( mixed $input = null ): array|null|WP_Error => $this->execute( $operation, $input ),
					'meta'                => array(
						'annotations'  => $operation->effect->annotations(),
						'public'       => true, // WordPress 7.1 and later. Older versions and clients read each ability's own flag.
						'show_in_rest' => true,
						'mcp'          => array(
							'public' => true,
							'type'   => 'tool',
						),
					),
				)
			);
		}
	}

	/** @return array<array-key, mixed>|null|WP_Error */
	private function execute( Operation $operation, mixed $input ): array|null|WP_Error {
		try {
			return ( $this->call )()->run( $operation, is_object( $input ) ? (array) $input : $input );
		} catch ( Problem $problem ) {
			return ( new ErrorMapper() )->toWpError( $problem );
		}
	}
}
