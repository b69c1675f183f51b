<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Platform\Schema\ValidationResult;
use UserFeedback\Platform\Schema\Validator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * An operation of the plugin that works outside a browser. It has the permission, shapes and controller of a route, but takes
 * path, query and body parameters as one object.
 */
final class Operation {

	private ?Shape $input = null;

	/**
	 * @param lowercase-string&non-falsy-string $name such as `list-surveys`.
	 * @param string       $description helps a reader, mostly a model, choose among operations.
	 * @param list<string> $needs       properties that are optional for the route but required here.
	 * @param list<string> $without     properties that the route accepts but this operation doesn't.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $description,
		public readonly Route $route,
		public readonly OperationEffect $effect,
		private readonly array $needs = array(),
		private readonly array $without = array()
	) {}

	/** Returns true if the current user has the route's permission. */
	public function isAllowed(): bool {
		return $this->route->permission->isHeldBy( 'current_user_can' );
	}

	public function inputShape(): Shape {
		return $this->input ??= Schema::object( $this->properties() )->alsoReads( $this->route->bodyShape()->aliases() );
	}

	/** Null if there is no response. */
	public function outputShape(): ?Shape {
		return $this->route->answerShape();
	}

	/** @param bool|null $isText true if numbers may arrive as text; null to decide by the effect. */
	public function check( mixed $input, ?bool $isText = null ): ValidationResult {
		return $isText ?? $this->effect->comesAsText()
			? Validator::text( $this->inputShape(), $input )
			: Validator::body( $this->inputShape(), $input );
	}

	/** @return array<string, Shape> */
	private function properties(): array {
		$all = $this->route->pathParameters() + $this->route->queryShape()->properties() + $this->route->bodyShape()->properties();
		foreach ( $this->needs as $name ) {
			$all[ $name ] = $all[ $name ]->required();
		}
		return array_diff_key( $all, array_flip( $this->without ) );
	}
}
