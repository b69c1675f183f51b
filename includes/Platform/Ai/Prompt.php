<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ai;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A request to an AI model: instructions, data, and the schema of the response. */
final class Prompt {

	/**
	 * @param string               $text   the material; never treated as an instruction.
	 * @param array<string, mixed> $schema JSON schema.
	 */
	public function __construct( public readonly string $instruction, public readonly string $text, public readonly array $schema ) {}

	/**
	 * Makes each property required and allows no others, because some providers accept no other schema.
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
