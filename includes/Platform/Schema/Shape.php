<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Schema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * One node of a shape. It is immutable, independent of WordPress, and exports JSON Schema.
 *
 * The validator and the exporter both use it; there is no second description of a shape.
 */
final class Shape {

	/** @var array<string, mixed> JSON Schema keywords of this node. */
	private array $keywords = array();

	/** @var array<string, Shape> */
	private array $properties = array();

	/** @var list<Shape> */
	private array $alternatives = array();

	/** @var array<string, string> */
	private array $aliases = array();

	private ?Shape $items  = null;
	private ?string $name  = null;
	private bool $required = false;
	private bool $optional = false;
	private bool $nullable = false;
	private bool $readOnly = false;

	private bool $editorsOnly = false;

	private function __construct( public readonly string $type ) {}

	public static function of( string $type ): self {
		return new self( $type );
	}

	public function required(): self {
		return $this->with( 'required', true );
	}

	/** Marks a property of a record that may be absent. */
	public function optional(): self {
		return $this->with( 'optional', true );
	}

	public function nullable(): self {
		return $this->with( 'nullable', true );
	}

	/** Marks a property set by the server. A client may send it back, and it is dropped. */
	public function readOnly(): self {
		return $this->with( 'readOnly', true );
	}

	/** Marks a property of a survey that only users who can edit surveys get. See forViewers(). */
	public function editorsOnly(): self {
		return $this->optional()->with( 'editorsOnly', true );
	}

	/** Returns the shape of stored data: the same shape with every property required, at all levels. */
	public function whole(): self {
		$required = static fn( Shape $shape ): Shape => $shape->isOptional() ? $shape->whole() : $shape->whole()->required();
		$whole    = $this->withProperties( array_map( $required, $this->properties ) );
		$whole    = $whole->withAlternatives( array_map( static fn( Shape $shape ): Shape => $shape->whole(), $this->alternatives ) );

		$whole = null === $this->items ? $whole : $whole->withItems( $this->items->whole() );
		return $whole->with( 'keywords', array_diff_key( $this->keywords, array( 'default' => null ) ) );
	}

	/** Sets the TypeScript name of this shape. */
	public function named( string $name ): self {
		return $this->with( 'name', $name );
	}

	/** Sets the lowest number, fewest items or characters. */
	public function min( int $least ): self {
		return $this->withKeyword( $this->boundKeyword( 'min' ), $least );
	}

	/** Sets the highest number, most items or characters. */
	public function max( int $most ): self {
		return $this->withKeyword( $this->boundKeyword( 'max' ), $most );
	}

	/** Sets the value of a property that was not sent. */
	public function default( mixed $value ): self {
		return $this->withKeyword( 'default', $value );
	}

	public function withKeyword( string $keyword, mixed $value ): self {
		return $this->with( 'keywords', array( $keyword => $value ) + $this->keywords );
	}

	/**
	 * Sets aliases that a client may use for property names of an object or values of a text. Server responses and validation
	 * messages use only the original names.
	 *
	 * @param array<string, string> $aliases
	 */
	public function alsoReads( array $aliases ): self {
		return $this->with( 'aliases', $aliases );
	}

	/** @param array<string, Shape> $properties */
	public function withProperties( array $properties ): self {
		return $this->with( 'properties', $properties );
	}

	public function withItems( Shape $items ): self {
		return $this->with( 'items', $items );
	}

	/** @param list<Shape> $alternatives */
	public function withAlternatives( array $alternatives ): self {
		return $this->with( 'alternatives', $alternatives );
	}

	public function isRequired(): bool {
		return $this->required;
	}

	public function isOptional(): bool {
		return $this->optional;
	}

	public function isNullable(): bool {
		return $this->nullable;
	}

	public function isReadOnly(): bool {
		return $this->readOnly;
	}

	public function hasDefault(): bool {
		return array_key_exists( 'default', $this->keywords );
	}

	public function name(): ?string {
		return $this->name;
	}

	public function keyword( string $keyword ): mixed {
		return $this->keywords[ $keyword ] ?? null;
	}

	/** @return array<string, Shape> */
	public function properties(): array {
		return $this->properties;
	}

	public function isEditorsOnly(): bool {
		return $this->editorsOnly;
	}

	/**
	 * Returns a value without the properties that only editors get.
	 *
	 * @template Key of array-key
	 * @param array<Key, mixed> $value
	 * @return array<Key, mixed>
	 */
	public function forViewers( array $value ): array {
		foreach ( $value as $name => $part ) {
			$shape = $this->properties[ $name ] ?? $this->items;
			if ( true === $shape?->editorsOnly ) {
				unset( $value[ $name ] );
			} elseif ( null !== $shape && is_array( $part ) ) {
				$value[ $name ] = $shape->forViewers( $part );
			}
		}
		return $value;
	}

	/** @return array<string, string> */
	public function aliases(): array {
		return $this->aliases;
	}

	/** @return list<Shape> */
	public function alternatives(): array {
		return $this->alternatives;
	}

	public function items(): ?Shape {
		return $this->items;
	}

	/**
	 * Exports this shape as JSON Schema (draft 7).
	 *
	 * @param callable(Shape): (array<string, mixed>|null)|null $refer returns a `$ref` for a shape defined elsewhere.
	 * @return array<string, mixed>
	 */
	public function toJsonSchema( ?callable $refer = null ): array {
		$reference = null === $refer ? null : $refer( $this );
		$schema    = $reference ?? $this->ownJsonSchema( $refer );

		if ( ! $this->nullable ) {
			return $schema;
		}
		return array( 'anyOf' => array( $schema, array( 'type' => 'null' ) ) );
	}

	/**
	 * @param callable(Shape): (array<string, mixed>|null)|null $refer
	 * @return array<string, mixed>
	 */
	public function ownJsonSchema( ?callable $refer = null ): array {
		$child = static fn( Shape $shape ): array => $shape->toJsonSchema( $refer );

		if ( 'any' === $this->type ) {
			return array( 'tsType' => 'unknown' ); // An empty PHP array would be encoded as a list.
		}
		if ( 'either' === $this->type ) {
			return array( 'anyOf' => array_map( $child, $this->alternatives ) );
		}
		$schema = array( 'type' => $this->type ) + $this->keywords;
		if ( 'array' === $this->type && null !== $this->items ) {
			$schema['items'] = $child( $this->items );
		}
		if ( 'object' === $this->type ) {
			$schema['properties']           = array_map( $child, $this->properties );
			$schema['required']             = array_keys(
				array_filter( $this->properties, static fn( Shape $property ): bool => $property->isRequired() )
			);
			$schema['additionalProperties'] = null === $this->items ? false : $child( $this->items );
		}
		return $schema;
	}

	private function boundKeyword( string $side ): string {
		return $side . match ( $this->type ) {
			'array'  => 'Items',
			'string' => 'Length',
			default  => 'imum',
		};
	}

	private function with( string $field, mixed $value ): self {
		$copy = clone $this;
		// Writing fields in one place keeps every builder method above to one line; the names are this class's own.
		$copy->{$field} = $value;
		return $copy;
	}
}
