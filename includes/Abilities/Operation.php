<?php
declare(strict_types=1);

namespace UserFeedback\Abilities;

use UserFeedback\Contract\Route;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;
use UserFeedback\Contract\Validation\Checked;
use UserFeedback\Contract\Validation\Validator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Something that can be done with the plugin from outside a browser. Its right, its shapes and what does it are those of
 * a route; all that is taken from path, query and body comes in one object.
 */
final class Operation {

	private ?Shape $input = null;

	/**
	 * @param lowercase-string&non-falsy-string $name such as `list-surveys`.
	 * @param string       $description for whoever has to choose among operations, a model mostly.
	 * @param list<string> $needs       what the route could do without, and this cannot.
	 * @param list<string> $without     what the route takes, and this does not.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $description,
		public readonly Route $route,
		public readonly Effect $effect,
		private readonly array $needs = array(),
		private readonly array $without = array()
	) {}

	/** Whether whoever is logged in may do it: the route's very right. */
	public function isAllowed(): bool {
		return $this->route->can->isHeldBy( 'current_user_can' );
	}

	public function inputShape(): Shape {
		return $this->input ??= S::object( $this->properties() )->alsoReads( $this->route->bodyShape()->aliases() );
	}

	/** Null where there is nothing to answer. */
	public function outputShape(): ?Shape {
		return $this->route->answerShape();
	}

	/** @param bool|null $isText whether numbers may have come as text; null where the effect says it. */
	public function check( mixed $input, ?bool $isText = null ): Checked {
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
