<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Base;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The name of a question type, and the limits that one question sets for its answers.
 *
 * @phpstan-type Config array{min?: int, max?: int, step?: int, min_date?: string, max_date?: string}
 */
abstract class LimitedType {

	/** @var array<string, self> one object per type and config, so that types can be compared */
	private static array $configured = array();

	/** @var Config */
	private array $config = array();

	/** @param string $name in stored surveys and in the contract */
	final public function __construct( public readonly string $name ) {}

	/**
	 * Returns the type as one question's config sets it; itself if its config changes nothing. Equal configs have the same object.
	 *
	 * @param array<array-key, mixed> $config of a question, also an invalid one
	 */
	final public function configured( array $config ): static {
		$own = $this->ownConfig( $config );
		/** @var Config $valid in the same order. */
		$valid = array() === $this->configFaults( $own ) ? array_replace( $this->defaults(), $own ) : $this->defaults();
		if ( $valid === $this->config() ) {
			return $this;
		}
		$key = $this->name . implode( '/', $valid );
		if ( ! isset( self::$configured[ $key ] ) ) {
			$type                     = new static( $this->name );
			$type->config             = $valid;
			self::$configured[ $key ] = $type;
		}
		$type = self::$configured[ $key ];
		return $type instanceof static ? $type : $this;
	}

	/** @return Config the limits in a question's config that configured() reads */
	final public function config(): array {
		return array() === $this->config ? $this->defaults() : $this->config;
	}

	/** @param 'min'|'max'|'step' $property one of defaults() */
	final protected function limit( string $property ): int {
		return $this->config()[ $property ] ?? 0;
	}

	/** @return Config of a question that sets none, in the order of `range` */
	protected function defaults(): array {
		return array();
	}

	/**
	 * Returns the limits in a question's config that have the right type.
	 *
	 * @param array<array-key, mixed> $config
	 * @return Config
	 */
	final public function ownConfig( array $config ): array {
		$defaults = $this->defaults();
		/** @var Config $own */
		$own = array_filter(
			array_intersect_key( $config, $defaults ),
			static fn( mixed $value, int|string $name ): bool => get_debug_type( $value ) === get_debug_type( $defaults[ $name ] ?? null ),
			ARRAY_FILTER_USE_BOTH
		);
		return $own;
	}

	/**
	 * Returns why a config is invalid.
	 *
	 * @param Config $config
	 * @return array<string, RefusedValue> by property.
	 */
	public function configFaults( array $config ): array {
		return array();
	}
}
