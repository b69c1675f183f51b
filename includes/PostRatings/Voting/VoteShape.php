<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A vote from a visitor's browser, and the response to it. */
final class VoteShape {

	/** One vote per token, which the browser creates and stores. Another vote with it changes the first, null withdraws it. */
	public static function vote(): Shape {
		return Schema::object(
			array(
				'rating' => Schema::integer()->min( 1 )->max( Limits::STARS )->nullable()->required(),
				'token'  => Schema::uuid()->required(),
				'nonce'  => self::nonce()->required(),
			)
		)->named( 'Vote' );
	}

	public static function counted(): Shape {
		return Schema::record(
			array(
				'average' => self::average(),
				'total'   => Schema::integer()->min( 0 ),
				'rating'  => Schema::integer()->min( 1 )->max( Limits::STARS )->nullable(), // The stored vote of this token.
			)
		)->named( 'CountedVote' );
	}

	/** The reason for a low vote. Accepted only for an existing vote if the owner asks for reasons; a new one replaces it. */
	public static function reason(): Shape {
		return Schema::object(
			array(
				'token'   => Schema::uuid()->required(),
				'nonce'   => self::nonce()->required(),
				'text'    => Schema::string()->min( 1 )->max( Limits::REASON )->required(),
				'website' => Schema::string()->max( Limits::URL ), // A honeypot, hidden from people; only bots fill it in.
			)
		)->named( 'VoteReason' );
	}

	/** For cached pages: current numbers and a currently valid key. */
	public static function state(): Shape {
		return Schema::record(
			array(
				'average' => self::average(),
				'total'   => Schema::integer()->min( 0 ),
				'nonce'   => Schema::string(),
			)
		)->named( 'RatingOfPost' );
	}

	/** Two decimal places; null without votes. */
	public static function average(): Shape {
		return Schema::number()->min( 1 )->max( Limits::STARS )->nullable();
	}

	/** It is bound to the post, not to a visitor, and does not expire. */
	private static function nonce(): Shape {
		return Schema::string()->min( 1 )->max( 200 );
	}
}
