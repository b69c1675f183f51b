<?php
declare(strict_types=1);

namespace UserFeedback\Ai;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a model is told to do, what it is given for it, and the shape that it is to answer in. */
final class Asked {

	/**
	 * @param string               $text   the material; whatever it says is no instruction.
	 * @param array<string, mixed> $schema JSON schema.
	 */
	public function __construct( public readonly string $instruction, public readonly string $text, public readonly array $schema ) {}

	/**
	 * Each property is required and none may come besides: some providers take no other schema.
	 *
	 * @param array<string, array<string, mixed>> $properties
	 * @return array<string, mixed>
	 */
	public static function object( array $properties ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'required'             => array_keys( $properties ),
			'additionalProperties' => false,
		);
	}

	/**
	 * @param array<string, mixed> $items
	 * @return array<string, mixed>
	 */
	public static function list( array $items ): array {
		return array(
			'type'  => 'array',
			'items' => $items,
		);
	}
}
