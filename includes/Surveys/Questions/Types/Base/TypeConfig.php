<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Base;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The limits that one question sets for its answers. Loads only for types that have limits.
 *
 * @phpstan-type Config array{min?: int, max?: int, step?: int, min_date?: string, max_date?: string}
 */
final class TypeConfig {

	/**
	 * Returns the limits in a question's config that have the right type.
	 *
	 * @param Config                  $defaults of the question's type
	 * @param array<array-key, mixed> $config
	 * @return Config
	 */
	public static function own( array $defaults, array $config ): array {
		/** @var Config $own */
		$own = array_filter(
			array_intersect_key( $config, $defaults ),
			static fn( mixed $value, int|string $name ): bool => get_debug_type( $value ) === get_debug_type( $defaults[ $name ] ?? null ),
			ARRAY_FILTER_USE_BOTH
		);
		return $own;
	}
}
