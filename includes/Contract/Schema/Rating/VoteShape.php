<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Rating;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a visitor's browser sends of a rating and gets back. */
final class VoteShape {

	/** One vote a token, which the browser makes and keeps: a further one changes it, null withdraws it. */
	public static function vote(): Shape {
		return S::object(
			array(
				'rating' => S::integer()->min( 1 )->max( Limits::STARS )->nullable()->required(),
				'token'  => S::uuid()->required(),
				'nonce'  => self::nonce()->required(),
			)
		)->named( 'Vote' );
	}

	public static function counted(): Shape {
		return S::record(
			array(
				'average' => self::average(),
				'total'   => S::integer()->min( 0 ),
				'rating'  => S::integer()->min( 1 )->max( Limits::STARS )->nullable(), // That of this token, as it is stored now.
			)
		)->named( 'CountedVote' );
	}

	/** Why a low vote was low. Only for a vote that is there, and that the owner asks of; a further one replaces it. */
	public static function reason(): Shape {
		return S::object(
			array(
				'token'   => S::uuid()->required(),
				'nonce'   => self::nonce()->required(),
				'text'    => S::string()->min( 1 )->max( Limits::REASON )->required(),
				'website' => S::string()->max( Limits::URL ), // Stays empty: a field that people do not see and programs fill in.
			)
		)->named( 'VoteReason' );
	}

	/** For pages out of a cache: the numbers of now, and a key that is good now. */
	public static function state(): Shape {
		return S::record(
			array(
				'average' => self::average(),
				'total'   => S::integer()->min( 0 ),
				'nonce'   => S::string(),
			)
		)->named( 'RatingOfPost' );
	}

	/** Two digits behind the point; null where nobody voted. */
	public static function average(): Shape {
		return S::number()->min( 1 )->max( Limits::STARS )->nullable();
	}

	/** It is bound to the post and to nobody, and does not run out. */
	private static function nonce(): Shape {
		return S::string()->min( 1 )->max( 200 );
	}
}
