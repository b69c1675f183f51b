<?php
declare(strict_types=1);

namespace UserFeedback\Operations;

use ReflectionClass;
use UserFeedback\Admin\BootDataShape;
use UserFeedback\Heatmaps\HeatmapPageDataShape;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\FeatureRequirement;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Rest\ErrorShape;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Countries;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\PostRatings\Places\RatingPageDataShape;
use UserFeedback\Surveys\Questions\Types\Base\TypeFacts;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Widget\WhyNotShown\WhyNotShownShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The complete contract as one JSON document, from which `npm run contract` generates src/contract/. */
final class ContractExport {

	/** @var array<string, array<string, mixed>> */
	private array $definitions = array();

	/**
	 * @param list<Route>      $routes
	 * @param list<AjaxAction> $actions
	 * @return array{
	 *     definitions: array<string, array<string, mixed>>,
	 *     routes: list<array<string, mixed>>,
	 *     limits: array<string, mixed>,
	 *     question_types: array<string, array<string, mixed>>,
	 *     actions: list<array<string, mixed>>,
	 *     features: array<string, array{plan: string, addon: string|null}>,
	 *     addons: array<string, string>,
	 *     countries: list<string>,
	 * }
	 */
	public static function document( array $routes, array $actions ): array {
		return ( new self() )->build( $routes, $actions );
	}

	/**
	 * @param list<Route>      $routes
	 * @param list<AjaxAction> $actions
	 * @return array{
	 *     definitions: array<string, array<string, mixed>>,
	 *     routes: list<array<string, mixed>>,
	 *     limits: array<string, mixed>,
	 *     question_types: array<string, array<string, mixed>>,
	 *     actions: list<array<string, mixed>>,
	 *     features: array<string, array{plan: string, addon: string|null}>,
	 *     addons: array<string, string>,
	 *     countries: list<string>,
	 * }
	 */
	private function build( array $routes, array $actions ): array {
		$rows    = array_map( array( $this, 'route' ), $routes );
		$actions = array_map( array( $this, 'action' ), $actions );
		$printed = array(
			ErrorShape::shape(),
			BootDataShape::app(),
			BootDataShape::block(),
			WhyNotShownShape::shape(),
			HeatmapPageDataShape::capture(),
			HeatmapPageDataShape::view(),
			RatingPageDataShape::place(),
			RatingPageDataShape::page(),
			RatingPageDataShape::editor(),
		);
		array_map( array( $this, 'schema' ), $printed );
		ksort( $this->definitions );

		$types = array();
		foreach ( QuestionTypes::all() as $type ) {
			$types[ $type->name ] = TypeFacts::of( $type );
		}

		return array(
			'definitions'    => $this->definitions,
			'routes'         => $rows,
			'limits'         => ( new ReflectionClass( Limits::class ) )->getConstants(),
			'question_types' => $types,
			'basic_types'    => array_values( array_filter( array_keys( $types ), QuestionTypes::isBasic( ... ) ) ),
			'actions'        => $actions,
			'features'       => $this->features(),
			'addons'         => $this->addons(),
			'countries'      => Countries::CODES,
		);
	}

	/** @return array<string, mixed> */
	private function route( Route $route ): array {
		return array(
			'key'    => $route->key(),
			'path'   => (object) array_map(
				static fn( Shape $shape ): string => 'integer' === $shape->type ? 'number' : 'string',
				$route->pathParameters()
			),
			'query'  => array() === $route->queryShape()->properties() ? null : $this->schema( $route->queryShape() ),
			'body'   => array() === $route->bodyShape()->properties() ? null : $this->schema( $route->bodyShape() ),
			'answer' => null === $route->answerShape() ? null : $this->schema( $route->answerShape() ),
		);
	}

	/** @return array<string, mixed> */
	private function action( AjaxAction $action ): array {
		return array(
			'key'    => $action->action(),
			'nonce'  => $action->nonce,
			'body'   => array() === $action->bodyShape()->properties() ? null : $this->schema( $action->bodyShape() ),
			'answer' => $this->schema( $action->answerShape() ),
		);
	}

	/** @return array<string, array{plan: string, addon: string|null, outlasts: bool}> requirements of each feature. */
	private function features(): array {
		$features = array();
		foreach ( PlanFeature::cases() as $feature ) {
			$need                        = FeatureRequirement::of( $feature );
			$features[ $feature->value ] = array(
				'plan'     => $need->plan->value,
				'addon'    => $need->addon?->value,
				'outlasts' => FeatureRequirement::worksAfterExpiry( $feature ),
			);
		}
		return $features;
	}

	/** @return array<string, string> slug of each add-on to the lowest plan that includes it. */
	private function addons(): array {
		$addons = array();
		foreach ( Addon::cases() as $addon ) {
			$addons[ $addon->value ] = $addon->plan()->value;
		}
		return $addons;
	}

	/** @return array<string, mixed> */
	private function schema( Shape $shape ): array {
		return $shape->toJsonSchema( fn( Shape $node ): ?array => $this->reference( $node ) );
	}

	/** @return array<string, mixed>|null */
	private function reference( Shape $shape ): ?array {
		$name = $shape->name();
		if ( null === $name ) {
			return null;
		}
		if ( ! isset( $this->definitions[ $name ] ) ) {
			$this->definitions[ $name ] = array(); // A placeholder, so that a shape can contain itself.
			$this->definitions[ $name ] = $shape->ownJsonSchema( fn( Shape $node ): ?array => $this->reference( $node ) );
		}
		return array( '$ref' => "#/definitions/$name" );
	}
}
